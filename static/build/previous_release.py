"""Keep the previous release's assets in the site, for pages opened before the new one was uploaded; zip the site."""

import io
import json
import shutil
import zipfile
from pathlib import Path

from dhadha.core.atomic_write import write_atomically

SAME_TIME = (1980, 1, 1, 0, 0, 0)  # so that equal sites make equal zips


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


def zip_site(dist: Path, target: Path) -> None:
    """Zip dist/ reproducibly."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", compresslevel=9) as archive:
        for path in sorted(path for path in dist.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(dist).as_posix(), SAME_TIME)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
    write_atomically(target, packed.getvalue(), replace=True)
    print(f"packed: {target} ({target.stat().st_size / 1e6:.1f} MB)")

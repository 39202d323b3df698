"""Split the baked data, and render the pages in every language.

python pages.py bake  BAKED_FOLDER ONLY_FILE    after `dhadha bake`; the file lists the puzzles, if not all
python pages.py render DIST_FOLDER BAKED_FOLDER SITE_FILE after the bundle; the file holds the site's URL
"""

import functools
import json
import sys
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from babel.numbers import format_decimal
from cached_steps import HTML_ENCODING
from figures import figure, shapes
from fluent.runtime import FluentBundle, FluentResource
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from link_cards_and_sitemap import LOCALES, delete_site_only_files, draw_cards, home_of, write_map, write_missing
from messages import LANGUAGES, TEXTS, check_lessons, check_names, check_texts
from oembed import write_oembed
from parts import chosen_of
from pictures import draw_boards
from sliding_story_figures import sliding_figures

ROOT = Path(__file__).parents[2]
DIGITS = {"bn": "০১২৩৪৫৬৭৮৯", "fa": "۰۱۲۳۴۵۶۷۸۹"}
POLICY = (  # the policy of our pages: nothing inline, nothing from other origins
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; font-src 'self'; "
    "worker-src 'self' blob:; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
# in WebKit 'self' matches no sandboxed page: embedded pages allow schemes, which their first script narrows
FRAMED = POLICY.replace("'self'", "'self' http: https:")
STORIES = {"n-puzzle": sliding_figures}  # stories with figures


def bake(folder: Path, only: Path) -> None:
    """Check and split the output of `dhadha bake`, so that a page loads only what it shows."""
    catalogue = json.loads((folder / "catalogue.json").read_text(encoding="utf-8"))
    check_texts()
    check_names(catalogue["puzzles"])
    check_lessons()
    puzzles = chosen_of(catalogue["puzzles"], only.read_text(encoding="utf-8").splitlines())
    left_out = {puzzle["id"] for puzzle in catalogue["puzzles"]} - {puzzle["id"] for puzzle in puzzles}
    write_json(folder / "catalogue.json", {**catalogue, "puzzles": puzzles})
    for puzzle in puzzles:
        write_json(folder / f"{puzzle['id']}.puzzle.json", puzzle)
    ids = [puzzle["id"] for puzzle in puzzles]
    for kind in ("puzzle", "sources", "boards"):
        write_assets(folder / f"{kind}.js", {each: f"./{each}.{kind}.json" for each in ids})
    write_texts(folder, left_out)
    write_table(folder / "racing.js", {puzzle["id"]: json.dumps(can_race(puzzle)) for puzzle in puzzles})


def write_texts(folder: Path, left_out: set[str]) -> None:
    """Split off lessons and glossary, which are loaded on first use. Stories are part of their pages."""
    late = ("lessons", "glossary")
    tables = {kind: {} for kind in ("texts", *late)}
    for path in sorted(TEXTS.glob("*/*.ftl")):
        if path.stem.startswith("story-") or path.stem.removeprefix("lessons-") in left_out:
            continue
        kind = next((each for each in late if path.stem.startswith(each)), "texts")
        tables[kind][f"{path.parent.name}/{path.stem}"] = path.as_posix()
    for kind, addresses in tables.items():
        write_assets(folder / f"{kind}.js", addresses)


def can_race(puzzle: dict) -> bool:
    """Return whether the puzzle has methods that can race each other."""
    return sum(algorithm["races"] for algorithm in puzzle["algorithms"]) > 1


def write_json(path: Path, value) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


def write_assets(path: Path, addresses: dict[str, str]) -> None:
    """Write a module whose default export maps names to data files."""
    imports = [f'import a{number} from "{address}";' for number, address in enumerate(addresses.values())]
    write_table(path, {name: f"a{number}" for number, name in enumerate(addresses)}, imports)


def write_table(path: Path, table: dict[str, str], imports=()) -> None:
    """Write a module whose default export maps names to expressions."""
    rows = [f'  "{name}": {value},' for name, value in table.items()]
    path.write_text("\n".join([*imports, "export default {", *rows, "};", ""]), encoding="utf-8")


def render(dist: Path, baked: Path, site_file: Path) -> None:
    puzzles, templates = read(baked / "catalogue.json")["puzzles"], environment()
    site, cards, boards = site_file.read_text(encoding="utf-8"), {}, {}
    delete_site_only_files(dist)
    for language in LANGUAGES:
        common = of_language(language, puzzles, dist, baked) | {"site": site}
        for path, template, more in [*pages_of(common), *examples_of(common)]:
            place, page = common["folder"] + path, more.get("under", path)
            depth = (common["folder"] + page).count("/")
            write(dist / place, templates.get_template(template), common | more, depth=depth, page=page)
            if "pictures" in more:
                cards[place] = more["pictures"], texts_of_card(common["t"], more), language, common["direction"]
            if site and more.get("embedded"):
                write_oembed(dist / place, site, site + place, more["title"], more["embedded"])
            if "film" in more:
                boards[place] = more["pictures"][0], more["film"], language
    t_of = {language: translator(language) for language in LANGUAGES}
    base = urlsplit(site).path or "/"
    write_missing(dist, templates.get_template("missing.html"), languages=LANGUAGES, t_of=t_of, base=base)
    if site:
        draw_cards(dist, cards)
        draw_boards(dist, boards)
        write_map(dist, site, [path for path, (_, _, language, _) in cards.items() if language == "en"])


def texts_of_card(t, more: dict) -> dict[str, str]:
    brand = " · ".join(dict.fromkeys((t("app-name"), "ধাঁধা")))
    return {"brand": brand, "title": more["name"], "kind": more.get("kind", more["about"])}


def of_language(language: str, puzzles: list, dist: Path, baked: Path) -> dict:
    """Return the context shared by all pages of a language."""
    digits = functools.partial(grouped, language=language)
    return {
        "t": translator(language),
        "texts_of": {puzzle["id"]: translator(language, puzzle["id"]) for puzzle in puzzles},
        "language": language,
        "direction": LANGUAGES[language][1],
        "languages": LANGUAGES,
        "folder": home_of(language),
        "manifest": read(dist / "manifest.json"),
        "puzzles": puzzles,
        "places": {"": "gallery"} | ({"race/": "to-race"} if any(map(can_race, puzzles)) else {}),
        "policy": POLICY,
        "locales": LOCALES,
        "site": "",
        "base": "",
        "asked": "",
        "embedded": "",
        "preloaded": [f"{language}-{part}.ftl" for part in ("board", "common")],
        "drawing": functools.partial(drawing, digits, read(baked / "stills.json")),
        "filming": functools.partial(filming, digits, read(baked / "stills.json"), read(baked / "films.json")),
        "number": digits,
    }


def read(path: Path):
    return json.loads(path.read_text(encoding="utf-8"))


def environment() -> Environment:
    templates = Environment(
        loader=FileSystemLoader([str(ROOT), str(ROOT / "static" / "pages")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.filters |= {
        "grouped": grouped,
        "given": given,
        "can_race": can_race,
        "groups": groups,
        "card": card,
        "shapes": shapes,
        "examples": examples,
        "figure": lambda taken: figure(*taken),
        "home_of": home_of,
    }
    return templates


def pages_of(common: dict) -> list[tuple[str, str, dict]]:
    """Yield each page in the language of `common`: its path, its template, its own context."""
    t, drawing, puzzles = common["t"], common["drawing"], common["puzzles"]
    pictures = [drawing(*card(members)) for _, members in groups(puzzles)][:4]
    name, said = t("app-name"), t("app-tagline")
    home = headed(t, "", name, t("app-description"), title=f"{name} · {said}", kind=said, pictures=pictures)
    race = headed(t, "race/", t("race"), t("race-about"), pictures=pictures)
    return [
        ("", "index.html", home | {"preloaded": common["preloaded"][:1]}),  # its boards have no further messages
        *((f"{puzzle['id']}/", "puzzle.html", of_puzzle(puzzle, common)) for puzzle in puzzles),
        *([("race/", "race.html", race)] if "race/" in common["places"] else []),
        ("embed/", "embed.html", {"policy": FRAMED, "preloaded": []}),  # its query names the language
    ]


def headed(t, path: str, name: str, about: str, **more) -> dict:
    """Return the metadata of a page's head."""
    return {"name": name, "title": f"{name} · {t('app-name')}", "about": about, "shared": path, **more}


def examples_of(common: dict) -> list[tuple[str, str, dict]]:
    """Yield each example's page: its puzzle's page, with a URL and a picture of its own for links."""
    return [
        (f"{puzzle['id']}/{preset['id']}/", "puzzle.html", page | of_example(puzzle, preset, common))
        for puzzle in common["puzzles"]
        for page in [of_puzzle(puzzle, common)]
        for preset in puzzle["presets"]
    ]


def of_example(puzzle: dict, preset: dict, common: dict) -> dict:
    own, id = common["texts_of"][puzzle["id"]], puzzle["id"]
    name, of = own(f"preset-{id}-{preset['id']}"), own(f"puzzle-{id}")
    return {
        "name": name,
        "title": f"{name} · {of} · {own('app-name')}",
        "kind": f"{of} · {own('algorithm-' + preset['algorithm'])}",
        "shared": f"{id}/{preset['id']}/",
        "under": f"{id}/",
        "base": "../",
        "policy": POLICY.replace("base-uri 'none'", "base-uri 'self'"),
        "asked": query_of(preset),
        "embedded": f"puzzle={id}&{query_of(preset)}&lang={common['language']}",
        "pictures": [common["drawing"](puzzle, preset)],
        "film": common["filming"](puzzle, preset),
    }


def chosen(puzzle: dict) -> dict:
    """Return the preset that represents a puzzle."""
    return next((preset for preset in puzzle["presets"] if preset["card"]), puzzle["presets"][0])


def query_of(preset: dict) -> str:
    options = {f"option-{name}": given(value) for name, value in preset["options"].items()}
    return urlencode({"algorithm": preset["algorithm"], "state": preset["state"]} | options)


def of_puzzle(puzzle: dict, common: dict) -> dict:
    """Return the own context of a puzzle's page."""
    name, language = puzzle["id"], common["language"]
    drawn = STORIES[name](common["number"]) if name in STORIES else None
    t = common["t"]
    head = headed(t, f"{name}/", t(f"puzzle-{name}"), t(f"puzzle-{name}-about"))
    return head | {
        "pictures": [common["drawing"](puzzle, chosen(puzzle))],
        "embedded": f"puzzle={name}&lang={language}",
        "puzzle": puzzle,
        "own": common["texts_of"][name],
        "drawn": drawn,
        "s": translator(language, f"story-{name}") if drawn else None,
        "preloaded": [*common["preloaded"], f"{language}-{name}.ftl", f"{name}.puzzle.json"],
    }


def groups(puzzles: list) -> list[tuple[str, list]]:
    """Return the puzzles of each family, in order."""
    return [(family, list(members)) for family, members in groupby(puzzles, itemgetter("family"))]


def examples(puzzle: dict, kind: str = "") -> list[dict]:
    """Return a puzzle's presets with algorithms of that kind; without one, those that are no exercise."""
    kinds = {algorithm["id"]: algorithm["kind"] for algorithm in puzzle["algorithms"]}
    return [
        preset
        for preset in puzzle["presets"]
        if (kinds[preset["algorithm"]] == kind if kind else kinds[preset["algorithm"]] != "fault")
    ]


def card(puzzles: list) -> tuple[dict, dict]:
    """Return the puzzle and the preset that represent a family in the gallery."""
    return next((puzzle, preset) for puzzle in puzzles for preset in puzzle["presets"] if preset["card"])


def drawing(digits, stills: dict, puzzle: dict, preset: dict) -> tuple:
    """Return the arguments of `figure` for a still preset."""
    at_rest = stills[f"{puzzle['id']}.{preset['id']}"]
    roles = {int(cell): role for cell, role in at_rest["roles"].items()}
    return at_rest["board"], at_rest["values"], roles, puzzle["appearance"], digits


def filming(digits, stills: dict, films: dict, puzzle: dict, preset: dict) -> list[tuple]:
    """Return the same for each frame of its animation."""
    name = f"{puzzle['id']}.{preset['id']}"
    return [
        (stills[name]["board"], frame["values"], {int(cell): role for cell, role in frame["roles"].items()},
         puzzle["appearance"], digits)
        for frame in films[name]
    ]


def translator(language: str, puzzle: str = ""):
    """Return the texts of every page; those of a puzzle, if one is named, override them."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in filter(None, ("common", puzzle)):
        bundle.add_resource(messages_of(language, part), allow_overrides=True)

    def text(key: str, **args) -> str:
        value, errors = bundle.format_pattern(bundle.get_message(key).value, args)
        if errors:
            sys.exit(f"{language}: {key}: {errors[0]}")
        return value

    text.has = bundle.has_message
    return text


@functools.cache
def messages_of(language: str, part: str) -> FluentResource:
    return FluentResource((TEXTS / language / f"{part}.ftl").read_text(encoding="utf-8"))


def given(value) -> str:
    """Format an option's value for a URL."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def grouped(value: int | str, language: str) -> str:
    """Format a number, or a text with digits, in the language's notation and digits."""
    text = format_decimal(value, locale=language, numbering_system="default") if isinstance(value, int) else value
    return text.translate(str.maketrans("0123456789", DIGITS.get(language, "0123456789")))


def write(folder: Path, template, common: dict, depth: int, **more) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    root = "../" * depth or "./"
    (folder / "index.html").write_text(template.render(root=root, **common, **more), encoding=HTML_ENCODING)


if __name__ == "__main__":
    what, *paths = sys.argv[1:]
    {"bake": bake, "render": render}[what](*map(Path, paths))

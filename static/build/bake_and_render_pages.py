"""Split the baked data, and render the pages in every language.

python bake_and_render_pages.py bake BAKED_FOLDER ONLY_FILE after `dhadha bake`; the file lists the puzzles, if not all
python bake_and_render_pages.py render DIST_FOLDER BAKED_FOLDER SITE_FILE   after the bundle; the file holds the URL
"""

import base64
import functools
import hashlib
import json
import re
import shutil
import sys
from collections.abc import Callable
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from babel.numbers import format_decimal
from build_options import RACE
from call_page_code import figure, goals, in_own_digits, reading_minutes_of_example, shapes
from compare_languages import LANGUAGES, SCRIPT_FONTS, TEXTS, check_texts
from dhadha.puzzle import HasHints
from dhadha.puzzles.registry import own_puzzles
from family_articles import address, articles_of, bake_runs, check_articles, read_family_article, title_of
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize
from ideas import check_ideas, option_text, read_ideas
from incremental_steps_and_output_option import HTML_ENCODING
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from lessons import lessons_of, puzzles_of_lessons
from link_preview_cards import CARD, Picture, draw_cards
from links_in_articles import query_of
from markupsafe import Markup

ROOT = Path(__file__).parents[2]
OEMBED = "oembed.json"
SOLVED_FIRST = "n-puzzle"  # on the home page: its first example
EMBEDDED_SIZE = {"width": 680, "height": 490}  # pixels: a column of text, and the light form in it
FRAME = Markup(  # escapes what it is formatted with
    '<iframe title="{}" src="{}" width="100%" height="{}" style="border:0" loading="lazy" allow="fullscreen"></iframe>'
)
A_DAY = 86_400
POLICY = (  # the policy of our pages: nothing inline, nothing from other origins
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; font-src 'self'; "
    "worker-src 'self' blob:; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
# in WebKit 'self' matches no sandboxed page: embedded pages allow schemes, which their first script narrows
FRAMED = POLICY.replace("'self'", "'self' http: https:")
FONT_FACE = """@font-face {{
  font-family: "{family} Variable"; font-style: normal; font-display: swap; font-weight: 100 900;
  src: url("@fontsource-variable/{file}-wght-normal.woff2") format("woff2"); unicode-range: {range};
}}"""
Record = dict[str, Any]  # of JSON, or what a template reads


class Translator:
    """The texts of every page; those of a puzzle, if one is named, override them."""

    def __init__(self, language: str, puzzle: str = ""):
        self.language, self.bundle = language, FluentBundle([language], use_isolating=False)
        for part in filter(None, ("common", "site", "challenges", "examples", "articles", puzzle)):
            self.bundle.add_resource(load_message_file(language, part), allow_overrides=True)

    def __call__(self, key: str, **args: object) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern, key
        value, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            sys.exit(f"{self.language}: {key}: {errors[0]}")
        return str(value)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)


@functools.cache
def load_message_file(language: str, part: str) -> ast.Resource:
    return FluentResource((TEXTS / language / f"{part}.ftl").read_text(encoding="utf-8"))


def check_texts_and_split_bake(folder: Path, only: Path) -> None:
    """Check and split the output of `dhadha bake`, so that a page loads only what it shows."""
    catalogue = json.loads((folder / "catalogue.json").read_text(encoding="utf-8"))
    check_texts()
    check_ideas()
    check_articles()
    puzzles = choose_site_puzzles(catalogue["puzzles"], only.read_text(encoding="utf-8").splitlines())
    left_out = {puzzle["id"] for puzzle in catalogue["puzzles"]} - {puzzle["id"] for puzzle in puzzles}
    write_json(folder / "catalogue.json", {**catalogue, "puzzles": puzzles})
    for puzzle in puzzles:
        write_json(folder / f"{puzzle['id']}.puzzle.json", {**puzzle, "challenges": []})
        write_json(folder / f"{puzzle['id']}.challenges.json", puzzle["challenges"])
    ids = [puzzle["id"] for puzzle in puzzles]
    bake_runs(folder, set(ids))
    chosen = {each: f"./{each}.runs.json" for each in ids if (folder / f"{each}.runs.json").exists()}
    write_asset_table(folder / "runs.js", chosen)
    for kind in ("puzzle", "challenges", "moves", "sources", "boards"):
        write_asset_table(folder / f"{kind}.js", {each: f"./{each}.{kind}.json" for each in ids})
    write_texts(folder, left_out)
    write_language_names_and_fonts(folder)
    write_json(folder / "racing.json", {puzzle["id"]: can_race(puzzle) for puzzle in puzzles})


def write_language_names_and_fonts(folder: Path) -> None:
    """Write what pages contain of the table of languages: names, and fonts for scripts other than Latin."""
    write_json(folder / "language-names.json", {language: row["name"] for language, row in LANGUAGES.items()})
    families = ", ".join(f"{family} Variable" for family in SCRIPT_FONTS)
    write_json(folder / "script-fonts.json", families)
    faces = [FONT_FACE.format(**font) for font in SCRIPT_FONTS.values()]
    style = "\n".join([*faces, f":root {{ --scripts: {families}; }}", ""])
    (folder / "script-fonts.css").write_text(style, encoding="utf-8")
    brought = {language: row["font"] for language, row in LANGUAGES.items() if "font" in row}  # to pages of others
    for language, font in brought.items():
        file = ROOT / f"node_modules/@fontsource-variable/{font['file']}-wght-normal.woff2"
        shutil.copyfile(file, folder / f"{language}.font")
    write_asset_table(folder / "fonts.js", {language: f"./{language}.font" for language in brought})
    write_json(folder / "fonts.json", brought)


def write_texts(folder: Path, left_out: set[str]) -> None:
    """Write the messages, split so that a page loads only what it shows. Some are parts of the pages as built."""
    late = {"glossary": "glossary", "challenges": "late-texts", "site": "late-texts", "take-over": "late-texts"}
    tables: dict[str, dict[str, str]] = {kind: {} for kind in ("texts", "lessons", *late.values())}
    for path in sorted(TEXTS.glob("*/*.ftl")):
        if path.stem in {"examples", "articles", *left_out}:
            continue
        file = folder / "texts" / path.relative_to(TEXTS)
        messages, lessons = split_lessons(path.read_text(encoding="utf-8"))
        tables[late.get(path.stem, "texts")][f"{path.parent.name}/{path.stem}"] = write_text(file, messages)
        if lessons:
            lesson_file = file.with_name(f"lessons-{file.name}")
            tables["lessons"][f"{path.parent.name}/{path.stem}"] = write_text(lesson_file, lessons)
    for kind, addresses in tables.items():
        write_asset_table(folder / f"{kind}.js", addresses)


def split_lessons(text: str) -> tuple[str, str]:
    """Return the messages of a file, and those of its lessons, both without comments."""
    messages = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    for message in messages:
        message.comment = None
    others, lessons = (
        ast.Resource([message for message in messages if message.id.name.startswith("lesson-") == is_lesson])
        for is_lesson in (False, True)
    )
    return serialize(others), serialize(lessons)


def write_text(path: Path, text: str) -> str:
    """Write a file; return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path.as_posix()


def choose_site_puzzles(puzzles: list[Record], chosen: list[str]) -> list[Record]:
    """Return the site's puzzles; none of them races in a site without a race."""
    if not chosen:
        return puzzles
    kept = [puzzle for puzzle in puzzles if puzzle["id"] in chosen]
    return kept if RACE in chosen else [without_race(puzzle) for puzzle in kept]


def without_race(puzzle: Record) -> Record:
    algorithms = [{**algorithm, "races": False} for algorithm in puzzle["algorithms"]]
    return {**puzzle, "algorithms": algorithms, "race": None}


def can_race(puzzle: Record) -> bool:
    """Return whether the puzzle has methods that can race each other."""
    return len([algorithm for algorithm in puzzle["algorithms"] if algorithm["races"]]) > 1


def write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


def write_asset_table(path: Path, addresses: dict[str, str]) -> None:
    """Write a module whose default export maps names to data files."""
    imports = [f'import a{number} from "{address}";' for number, address in enumerate(addresses.values())]
    rows = [f'  "{name}": a{number},' for number, name in enumerate(addresses)]
    path.write_text("\n".join([*imports, "export default {", *rows, "};", ""]), encoding="utf-8")


def render_site_pages(dist: Path, baked: Path, site_file: Path) -> None:
    puzzles, templates = read_json(baked / "catalogue.json")["puzzles"], template_environment()
    site, cards = site_file.read_text(encoding="utf-8"), {}
    for name in (CARD, OEMBED, "sitemap.xml", "examples/*"):  # what only some sites have
        for file in dist.rglob(name):
            file.unlink()
    for folder in dist.glob("[a-z][a-z]/"):
        if folder.name not in LANGUAGES:
            shutil.rmtree(folder)
    for language in LANGUAGES:
        common = site_context(language, puzzles, dist, baked) | {"site": site}
        brand = " · ".join(dict.fromkeys((common["t"]("app-name"), "ধাঁধা")))
        for path, template, more in [*list_pages_with_contexts(common), *list_example_pages(common)]:
            place, page = common["folder"] + path, more.get("under", path)
            root = "../" * (common["folder"] + page).count("/") or "./"
            html = templates.get_template(template).render(**common | more, root=root, page=page)
            (dist / place).mkdir(parents=True, exist_ok=True)
            (dist / place / "index.html").write_text(html, encoding=HTML_ENCODING)
            if "pictures" in more:
                texts = {"brand": brand, "title": more["name"], "kind": more.get("kind", more["about"])}
                cards[place] = more["pictures"], texts, language, common["direction"]
            if site and more.get("embedded"):
                answer = make_oembed_response(site, site + place, more)
                (dist / place / OEMBED).write_text(json.dumps(answer, ensure_ascii=False, indent=1), encoding="utf-8")
    write_not_found(dist, templates.get_template("site/404.html"), urlsplit(site).path or "/")
    if site:
        draw_cards(dist, cards)
        pages = [path for path, (_, _, language, _) in cards.items() if language == "en"]
        sitemap = templates.get_template("site/sitemap.xml").render(site=site, pages=pages, languages=LANGUAGES)
        (dist / "sitemap.xml").write_text(sitemap, encoding="utf-8")


def make_oembed_response(site: str, here: str, page: Record) -> Record:
    """Return the response of oEmbed for a page at the URL `here`, a static file that other sites read to embed it."""
    source = f"{site}embed/?{page['embedded']}"
    return {
        "version": "1.0", "type": "rich", "title": page["title"], "provider_name": "Dhadha", "provider_url": site,
        "html": FRAME.format(page["title"], source, EMBEDDED_SIZE["height"]),
        **EMBEDDED_SIZE, "cache_age": A_DAY,
        "thumbnail_url": f"{here}{CARD}", "thumbnail_width": 1200, "thumbnail_height": 630,
    }


def write_not_found(dist: Path, template: Template, base: str) -> None:
    """Write 404.html. A host shows it at any depth, so that it is self-contained, with hashes in its policy."""
    t_of = {language: Translator(language) for language in LANGUAGES}
    html = template.render(policy="POLICY", languages=LANGUAGES, t_of=t_of, base=base)
    policy = (
        f"default-src 'none'; script-src {policy_hash(html, 'script')}; style-src {policy_hash(html, 'style')}; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'"
    )
    (dist / "404.html").write_text(html.replace("POLICY", policy, 1), encoding=HTML_ENCODING)


def policy_hash(html: str, kind: str) -> str:
    """Return the policy source (a hash) of a page's one inline script or style."""
    [text] = re.findall(rf"<{kind}>(.*?)</{kind}>", html, re.DOTALL)
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def language_folder(language: str) -> str:
    return "" if language == "en" else f"{language}/"


def site_context(language: str, puzzles: list[Record], dist: Path, baked: Path) -> Record:
    """Return the context shared by all pages of a language."""
    stills, starts = (read_json(baked / f"{name}.json") for name in ("stills", "starts"))
    return {
        "t": Translator(language),
        "goals": {puzzle["id"]: goals(puzzle, language) for puzzle in puzzles if puzzle["challenges"]},
        "texts_of": {puzzle["id"]: Translator(language, puzzle["id"]) for puzzle in puzzles},
        "language": language,
        "direction": LANGUAGES[language]["direction"],
        "languages": LANGUAGES,
        "folder": language_folder(language),
        "manifest": read_json(dist / "manifest.json"),
        "puzzles": puzzles,
        "ideas": read_ideas(language, puzzles),
        "articles": {
            puzzle: {"name": name, "path": address(name), "title": title_of(name, language)}
            for puzzle, name in articles_of(puzzles, any(map(can_race, puzzles))).items()
        },
        "near": read_json(baked / f"{SOLVED_FIRST}.moves.json"),
        "places": header_pages(puzzles),
        "teaches": puzzles_of_lessons() <= {puzzle["id"] for puzzle in puzzles} and any(map(can_race, puzzles)),
        "policy": POLICY,
        "site": "",
        "base": "",
        "asked": "",
        "embedded": "",
        "preloaded": [f"{language}-{part}.ftl" for part in ("board", "common", "site")],
        "drawing": functools.partial(figure_arguments_of_still, language, stills),
        "starting": functools.partial(figure_arguments_of_still, language, starts),
        "minutes": reading_minutes_of_example,
        "number": functools.partial(localized, language=language),
    }


def read_json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def template_environment() -> Environment:
    templates = Environment(
        loader=FileSystemLoader([str(ROOT), str(ROOT / "static" / "pages")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    filters = localized, option_text, can_race, families, shapes, examples, challenges, language_folder
    templates.filters |= {each.__name__: each for each in filters} | {"figure": lambda taken: figure(*taken)}
    return templates


def list_pages_with_contexts(common: Record) -> list[tuple[str, str, Record]]:
    """Return each page in the language of `common`: its path, its template, its own context."""
    t, drawing, puzzles = common["t"], common["drawing"], common["puzzles"]
    pictures = [drawing(members[0], members[0]["presets"][0]) for _, members in families(puzzles)][:4]
    name, said = t("app-name"), t("app-tagline")
    home = head_context(t, "", name, t("app-description"), title=f"{name} · {said}", kind=said, pictures=pictures)
    race = head_context(t, "race/", t("race"), t("race-about"), pictures=pictures)
    listed = head_context(t, "examples/", t("examples"), t("examples-about"), pictures=pictures, preloaded=[])
    starts = [common["starting"](*each) for each in challenges(puzzles) if "state" in each[1]][:4]
    solving = head_context(t, "challenges/", t("challenges"), t("challenges-about"), pictures=starts, preloaded=[])
    about = {"preloaded": [], "pictures": pictures, "lessons": lessons_of(common) if common["teaches"] else None}
    teaching = head_context(t, "teachers/", t("teachers"), t("teachers-about"), **about)
    return [
        ("", "index.html", home | {"preloaded": common["preloaded"][:1]} | home_page_context(common)),
        *((step["path"], "learn/step-page.html", idea_step_context(idea, step, common))
          for idea in common["ideas"] for step in idea["steps"]),
        *((f"{puzzle['id']}/", "puzzle/puzzle-page.html", puzzle_context(puzzle, common)) for puzzle in puzzles),
        *((address(name), "learn/article-page.html", article_context(name, common))
          for name in dict.fromkeys(each["name"] for each in common["articles"].values())),
        *([("examples/", "examples/examples-page.html", listed)] if "examples/" in common["places"] else []),
        *([("challenges/", "challenges/challenges-page.html", solving)] if "challenges/" in common["places"] else []),
        *([("teachers/", "learn/teachers-page.html", teaching)] if common["teaches"] else []),
        *([("race/", "race/race-page.html", race)] if "race/" in common["places"] else []),
        ("embed/", "embed/embed-page.html", {"policy": FRAMED, "preloaded": []}),  # its query names the language
    ]


def head_context(t: Translator, path: str, name: str, about: str, **more: object) -> Record:
    """Return the metadata of a page's head."""
    return {"name": name, "title": f"{name} · {t('app-name')}", "about": about, "shared": path, **more}


def home_page_context(common: Record) -> Record:
    """Return the own context of the home page: its board, and what is said of the boards near it; None without it."""
    t, number = common["t"], common["number"]
    preset = next((puzzle["presets"][0] for puzzle in common["puzzles"] if puzzle["id"] == SOLVED_FIRST), None)
    if not preset:
        return {"first": None}
    [puzzle] = [puzzle for puzzle in own_puzzles() if puzzle.id == SOLVED_FIRST and isinstance(puzzle, HasHints)]
    hints: Record = {state: puzzle.hint(state, preset["options"]) for state in common["near"][preset["id"]]}
    args: Record = {state: hint.get("args", {"length": 0, "tile": 0}) for state, hint in hints.items()}
    boards = {state: (each["length"], each["tile"]) for state, each in args.items()}
    said = {
        "boards": boards,
        "taps": {tile: t("home-tap", tile=number(tile)) for _, tile in boards.values()},
        "left": [t("home-left", count=count) for count in range(max(boards.values())[0] + 1)],
        **{key: t(f"home-{key}") for key in ("beside", "away", "far", "detour", "solved")},
    }
    return {"first": preset, "said": json.dumps(said, ensure_ascii=False)}


def idea_step_context(idea: Record, step: Record, common: Record) -> Record:
    """Return the own context of a step of an idea, with the steps before and after it."""
    t, at = common["t"], idea["steps"].index(step)
    following = common["ideas"][common["ideas"].index(idea) + 1:]
    after = idea["steps"][at + 1:] or [{"path": each["steps"][0]["path"], "idea": each["title"]} for each in following]
    name = f"{idea['title'].striptags()}: {step['title'].striptags()}"
    pictures = [common["drawing"](*idea["picture"])]
    head = head_context(t, step["path"], name, idea["about"].striptags(), pictures=pictures)
    before = idea["steps"][at - 1] if at else None
    return head | {
        "idea": idea, "step": step, "before": before, "after": after[0] if after else None,
        "preloaded": common["preloaded"][:1],
    }


def article_context(name: str, common: Record) -> Record:
    """Return the own context of the article of a family, by its first puzzle."""
    article = read_family_article(name, common)
    puzzle = next(puzzle for puzzle in common["puzzles"] if puzzle["id"] == name)
    pictures = [common["drawing"](puzzle, preset) for preset in puzzle["presets"][:1]]
    title, about = article.title.striptags(), article.about.striptags()
    head = head_context(common["t"], address(name), title, about, pictures=pictures)
    facts = {
        "@context": "https://schema.org", "@type": "LearningResource", "name": title, "description": about,
        "inLanguage": common["language"], "isAccessibleForFree": True, "learningResourceType": "article",
        "license": "https://opensource.org/license/mit",
    }
    return head | {
        "article": article, "puzzle": puzzle,
        "facts": Markup(json.dumps(facts, ensure_ascii=False).replace("<", "\\u003c")),
        "preloaded": [],
    }


def list_example_pages(common: Record) -> list[tuple[str, str, Record]]:
    """Return each example's page: its puzzle's page, with a URL and a picture of its own for links."""
    return [
        (f"{puzzle['id']}/{preset['id']}/", "puzzle/puzzle-page.html", page | example_context(puzzle, preset, common))
        for puzzle in common["puzzles"]
        for page in [puzzle_context(puzzle, common)]
        for preset in puzzle["presets"]
    ]


def example_context(puzzle: Record, preset: Record, common: Record) -> Record:
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
    }


def puzzle_context(puzzle: Record, common: Record) -> Record:
    """Return the own context of a puzzle's page."""
    name, language = puzzle["id"], common["language"]
    t = common["t"]
    head = head_context(t, f"{name}/", t(f"puzzle-{name}"), t(f"puzzle-{name}-about"))
    return head | {
        "pictures": [common["drawing"](puzzle, puzzle["presets"][0])],
        "embedded": f"puzzle={name}&lang={language}",
        "puzzle": puzzle,
        "own": common["texts_of"][name],
        "preloaded": [*common["preloaded"], f"{language}-{name}.ftl", f"{name}.puzzle.json"],
    }


def families(puzzles: list[Record]) -> list[tuple[str, list[Record]]]:
    """Return the puzzles of each family, in order."""
    return [(family, list(members)) for family, members in groupby(puzzles, itemgetter("family"))]


def examples(puzzle: Record, kind: str = "") -> list[Record]:
    """Return a puzzle's presets with algorithms of that kind; without one, those that are no exercise."""
    kinds = {algorithm["id"]: algorithm["kind"] for algorithm in puzzle["algorithms"]}
    return [
        preset for preset in puzzle["presets"]
        if (kinds[preset["algorithm"]] == kind if kind else kinds[preset["algorithm"]] != "fault")
    ]


def challenges(puzzles: list[Record]) -> list[tuple[Record, Record]]:
    """Return (puzzle, challenge) for each challenge, the easy ones first."""
    listed = [(puzzle, challenge) for puzzle in puzzles for challenge in puzzle["challenges"]]
    return sorted(listed, key=lambda each: each[1]["level"])


def header_pages(puzzles: list[Record]) -> dict[str, str]:
    """Return the pages of the header, with the keys of their names."""
    solving = {"challenges/": "challenges"} if challenges(puzzles) else {}
    racing = {"race/": "to-race"} if any(map(can_race, puzzles)) else {}
    return {"": "learn", "examples/": "examples"} | solving | racing


def figure_arguments_of_still(language: str, stills: Record, puzzle: Record, preset: Record) -> Picture:
    """Return the arguments of `figure` for a still preset, or the first board of a challenge."""
    still = stills[f"{puzzle['id']}.{preset['id']}"]
    roles = {int(cell): role for cell, role in still["roles"].items()}
    return still["board"], still["values"], roles, puzzle["appearance"], language


def localized(value: int | str, language: str) -> str:
    """Format a number, or a text with digits, in the language's notation and digits."""
    locale = LANGUAGES[language]["locale"].partition("-u-")[0].replace("-", "_")
    text = format_decimal(value, locale=locale, numbering_system="default") if isinstance(value, int) else value
    return in_own_digits(text, language)


if __name__ == "__main__":
    what, *paths = sys.argv[1:]
    tasks: dict[str, Callable[..., None]] = {"bake": check_texts_and_split_bake, "render": render_site_pages}
    tasks[what](*map(Path, paths))

"""A driver for Playwright's engines."""

import os

from driver import HEIGHT, Driver
from find_or_install_browsers import ONE_COMPILATION
from playwright.sync_api import Error

ROOT_USER = getattr(os, "geteuid", lambda: 1)() == 0
STEPS = 5  # of the pointer between two places


class PlaywrightDriver(Driver):
    def __init__(self, engine, playwright, path=""):
        super().__init__(engine)
        chromium = engine == "chromium"
        flags = [ONE_COMPILATION, *(["--no-sandbox"] if ROOT_USER else [])] if chromium else []
        self.browser = getattr(playwright, engine).launch(executable_path=path or None, args=flags)
        self.page = self.browser.new_page()

    def go(self, address, width):
        self.resize(width)
        self.page.goto(address)

    def resize(self, width):
        self.page.set_viewport_size({"width": width, "height": HEIGHT})

    def evaluate(self, function, argument):
        try:
            return self.page.evaluate(function, argument)
        except Error as error:
            raise AssertionError(f"{self.name}: {error.message}") from None

    def press_along(self, places):
        mouse = self.page.mouse
        mouse.move(*places[0])
        mouse.down()
        for place in places[1:]:
            mouse.move(*place, steps=STEPS)
        mouse.up()

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text):
        self.page.keyboard.type(text)

    def close(self):
        self.browser.close()

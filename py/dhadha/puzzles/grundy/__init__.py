"""The common parts of the Sprague–Grundy games `piles` and `coins`."""

"""`python -m dhadha new`: a package with a working puzzle, from template/."""

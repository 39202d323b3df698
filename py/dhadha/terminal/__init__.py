"""Output, signals, progress and time limits for the command line."""

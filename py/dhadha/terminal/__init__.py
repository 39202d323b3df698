"""Output and progress for the command line."""

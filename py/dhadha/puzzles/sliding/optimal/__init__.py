"""The engine for shortest solutions of boards of up to 16 cells."""

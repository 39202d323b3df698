"""What commands share: output, signals, progress and time limits."""

"""Programs with a fault, for those who want to find it."""

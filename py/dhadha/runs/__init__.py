"""A request becomes a run."""

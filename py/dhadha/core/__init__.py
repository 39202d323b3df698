"""What everything else is made of: steps, the shapes that travel, errors, texts, files."""

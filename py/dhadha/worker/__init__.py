"""What the page calls in Pyodide."""

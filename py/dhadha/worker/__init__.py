"""The interface that the page calls in Pyodide."""

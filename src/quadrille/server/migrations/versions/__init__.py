"""One module for each form that the log has had."""

"""Heroes and GM characters made by buttons or by text, up to the GM's yes."""

"""Text sheets, read and written, and how people see them."""

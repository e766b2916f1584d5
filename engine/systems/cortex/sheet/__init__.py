"""Text sheets, read and written, and what everybody sees of them."""

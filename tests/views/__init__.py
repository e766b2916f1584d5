"""Views: values in, text and keyboard out."""

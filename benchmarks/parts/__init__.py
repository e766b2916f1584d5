"""What benchmarks are made of; no benchmark stands here."""

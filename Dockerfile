# The bot alone; the store is a service of its own (compose.yaml). Two stages, so that pip and caches stay behind.
FROM python:3.13-slim AS build
WORKDIR /app
RUN python -m venv /venv
COPY requirements.lock .
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY tgbot tgbot
COPY locales locales
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-index --no-deps --no-build-isolation . \
    && /venv/bin/python -m compileall -q /venv/lib

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data talepost && install -d -o talepost -g talepost /data
COPY --from=build /venv /venv
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 TALEPOST_DATA=/data TALEPOST_LOG=json TALEPOST_HEALTH_PORT=8081
USER talepost
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8081/health', timeout=2)"]
CMD ["talepost", "run"]

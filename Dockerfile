# Citadels as an image; compose.yaml puts PostgreSQL and Redis beside it. See docs/server.md.
#
#   docker build --tag citadels .
#   docker run --rm --publish 127.0.0.1:8000:8000 --volume citadels:/data citadels

# --- what is built: the packages that are needed, then the wheel with its browser client ---------
FROM python:3.13-slim-bookworm AS build

# hadolint ignore=DL3008 # whichever compiler this Debian has will do
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*

# These change seldom, and stay in the cache while the sources change.
WORKDIR /source
COPY requirements/runtime.txt requirements/
RUN python -m venv --without-pip /opt/citadels \
    && pip --python /opt/citadels/bin/python install --no-cache-dir --require-hashes \
        --requirement requirements/runtime.txt

# 1 compiles the engine; 0 is done sooner, and its bots think more slowly.
ARG COMPILED=1
# No fused multiplication: bots then choose alike on every processor.
ENV CFLAGS="-O3 -DNDEBUG -fwrapv -ffp-contract=off"
COPY . .
RUN HATCH_BUILD_HOOK_ENABLE_MYPYC="$COMPILED" pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && pip --python /opt/citadels/bin/python install --no-cache-dir --no-deps /wheels/*.whl

# --- what is kept: Python, the program and a folder for games ------------------------------------
FROM python:3.13-slim-bookworm

RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin citadels \
    && install --directory --owner=citadels --mode=0700 /data/citadels
COPY --from=build /opt/citadels /opt/citadels

ENV PATH=/opt/citadels/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    XDG_DATA_HOME=/data
VOLUME /data
EXPOSE 8000
USER 10001

HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["python", "-c", \
    "import http.client as h; c = h.HTTPConnection('127.0.0.1', 8000, timeout=4); c.request('GET', '/health'); raise SystemExit(c.getresponse().status != 200)"]

# Lists, not lines: no shell stands between a stop and the server.
ENTRYPOINT ["citadels"]
CMD ["serve", "--no-browser", "--host", "0.0.0.0", "--port", "8000"]

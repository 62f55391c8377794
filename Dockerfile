# syntax=docker/dockerfile:1
# docker build --tag farwend .
# docs/operations/deploy.md says how to run it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
# The packages change less often than the sources, so their layer is used again.
COPY package.json package-lock.json .npmrc ./
COPY api-client/package.json api-client/
COPY api-contract/package.json api-contract/
COPY bff/package.json bff/
COPY design-system/package.json design-system/
COPY site/package.json site/
COPY site/illustrator/package.json site/illustrator/
COPY stories/package.json stories/
COPY tests/package.json tests/
RUN npm ci --ignore-scripts --workspace=api-contract --workspace=bff --workspace=design-system --workspace=site
COPY . .
RUN node scripts/assembleRelease.mjs /release && mkdir /data

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
# Owned by root, so the server cannot change its own program.
COPY --from=build /release /app
COPY --from=build --chown=10001:10001 /data /data
WORKDIR /app
USER 10001:10001
# The options of Node are those of npm start.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    APP_ENV=PROD \
    HOST=0.0.0.0 \
    DATA_DIR=/data
EXPOSE 8080 8300
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --start-interval=1s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1500", "--max-semi-space-size=8", "--no-deprecation", "bff/dist/main.js"]

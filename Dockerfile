# One image for server and signalling; docker-compose.yml says which one a container runs. The stage `runner` is an image of its own.
FROM node:26.10.0-bookworm-slim AS client
WORKDIR /app
COPY package.json package-lock.json lingui.config.ts tsconfig.base.json ./
COPY client/package.json client/
COPY server/package.json server/
COPY signalling/package.json signalling/
COPY models/package.json models/
COPY models/embedded/package.json models/embedded/
COPY tests/package.json tests/
RUN npm ci --no-audit --no-fund
# Vite reads client/tsconfig.json, which refers to this one.
COPY models/tsconfig.json models/
COPY models/contract models/contract
COPY client client
COPY server/bin server/bin
# Named by the notices of what the build is made of.
COPY server/src/faceModel/LICENSE server/src/faceModel/
RUN node server/bin/build.ts && node server/bin/sbom.ts > client/dist/sbom.cdx.json

FROM node:26.10.0-bookworm-slim AS runner
ENV NODE_ENV=production DATA_DIR=/tmp PORT=3000
RUN apt-get update && apt-get install -y --no-install-recommends bubblewrap g++ openjdk-17-jdk-headless && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY server/package.json server/
COPY signalling/package.json signalling/
COPY models/package.json models/
COPY models/embedded/package.json models/embedded/
COPY tests/package.json tests/
RUN npm ci --omit=dev --workspace=server --workspace=models --no-audit --no-fund && npm cache clean --force
COPY models models
COPY server/src/config/runnerSettings.ts server/src/config/
COPY server/src/files/fairQueue.ts server/src/files/
COPY server/src/runner server/src/runner
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/runner/main.ts"]

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY package.json package-lock.json ./
COPY client/package.json client/
COPY server/package.json server/
COPY signalling/package.json signalling/
COPY models/package.json models/
COPY models/embedded/package.json models/embedded/
COPY tests/package.json tests/
# What the two services need and nothing else; npm links the workspaces, which Node's type stripping relies on.
RUN npm ci --omit=dev --workspace=server --workspace=signalling --workspace=models --workspace=models/embedded --no-audit --no-fund \
  && npm cache clean --force \
  && mkdir /data && chown node:node /data
COPY models models
COPY signalling signalling
COPY server server
COPY --from=client /app/client/dist client/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]

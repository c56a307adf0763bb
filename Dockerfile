FROM node:24.21.0-bookworm-slim

RUN install -d -o node -g node /srv/plumbline /data
USER node
WORKDIR /srv/plumbline
COPY --chown=node:node . .
RUN --mount=type=cache,target=/home/node/.npm,uid=1000,gid=1000 node scripts/run.mjs build

ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]

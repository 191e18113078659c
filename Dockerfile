# The server and the client it hands out. Data are in a Postgres (DATABASE_URL) or in the volume /data.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Built into the client: see docs/deploy.md.
ARG SUPABASE_URL SUPABASE_ANON_KEY API_BASE_URL RECAPTCHA_SITE_KEY
RUN npm run build

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
# The image has Node 24 itself; the packages that bring it are optional.
RUN npm ci --omit=dev --omit=optional && npm cache clean --force
COPY contract contract
COPY server server
COPY supabase supabase
COPY tools tools
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 5001
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 5001) + '/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts", "--no-build"]

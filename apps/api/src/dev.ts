import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { run } from './run'

/** Serves the site from source with hot reload; the watcher that runs this file restarts it when the API changes. */
const vite = await createServer({
  root: fileURLToPath(new URL('../../web', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
})

const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild

await run(() => Promise.resolve({ pages: { build, mode: 'development' }, devMiddleware: vite.middlewares }))

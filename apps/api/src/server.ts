import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'

// Before anything loads React, which would otherwise load its development build and fail to render with the other.
process.env['NODE_ENV'] ??= 'production'
const { run } = await import('./run')

// The built site is found by its path: neither app imports the other's code.
const site = new URL('../../web/build/', import.meta.url)

await run(async () => {
  const build = (await import(new URL('server/index.js', site).href)) as ServerBuild
  const hindi = (await import(new URL('hi/server/index.js', site).href)) as { default: ServerBuild['assets'] }
  return {
    pages: { build, mode: 'production', assets: { hi: hindi.default } },
    files: fileURLToPath(new URL('client', site)),
  }
})

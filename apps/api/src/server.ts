import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { run } from './run'

// Without it React renders with its development checks, at a third of the speed.
process.env['NODE_ENV'] ??= 'production'

// The built site is an artefact, found by its place: neither app imports the other's code.
const site = new URL('../../web/build/', import.meta.url)
const build = (await import(new URL('server/index.js', site).href)) as ServerBuild

await run({ pages: { build, mode: 'production' }, files: fileURLToPath(new URL('client', site)) })

// @ts-check
// Builds the server's child processes for the tests: compiled at each start, as in development, they take three times
// as long.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { loadConfig } from 'rolldown/config'
import { root } from '../setup.mjs'

const FINDER = join(root, 'apps/api/src/platform/workers/child-file.ts')

/** Inside the project, where packages resolve, and one folder per run, so that two runs do not collide. */
export const builtChildren = join(root, '.cache', `children-${process.pid}`)

export async function buildChildren() {
  const server = /** @type {{ input: Record<string, string>, output: import('rolldown').OutputOptions }} */ (
    await loadConfig(join(root, 'apps/api/rolldown.config.ts'))
  )
  const input = Object.fromEntries(Object.entries(server.input).filter(([name]) => name.endsWith('/child')))
  await build({ ...server, cwd: root, input, output: { ...server.output, dir: builtChildren } })
}

/**
 * Tells the module that finds the files of child processes that it is itself built.
 * @type {import('vite').Plugin}
 */
export const startBuiltChildren = {
  name: 'start-built-children',
  enforce: 'pre',
  transform(code, id) {
    if (id !== FINDER) return null
    const place = pathToFileURL(join(builtChildren, 'child-file.js')).href
    return { code: code.replaceAll('import.meta.url', JSON.stringify(place)), map: null }
  },
}

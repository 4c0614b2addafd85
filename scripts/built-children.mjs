// @ts-check
// Builds the server's child processes for the tests: compiled at each start, as in development, they take three times
// as long.
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { loadConfig } from 'rolldown/config'
import { root } from './setup.mjs'

const SOURCES = join(root, 'apps/api/src')

/** Inside the project, where packages resolve, and one folder per run, so that two runs do not collide. */
export const builtChildren = join(root, '.cache', `children-${process.pid}`)

export async function buildChildren() {
  const server = /** @type {{ input: string[], output: import('rolldown').OutputOptions }} */ (
    await loadConfig(join(root, 'apps/api/rolldown.config.ts'))
  )
  const input = server.input.filter((file) => file.endsWith('/child.ts'))
  await build({ ...server, cwd: root, input, output: { ...server.output, dir: builtChildren } })
}

/**
 * Who starts a process looks for it from his own place, so that the tests tell him that he is himself a built file.
 * @type {import('vite').Plugin}
 */
export const startBuiltChildren = {
  name: 'start-built-children',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(SOURCES) || !/\bfork\(|'\.\/child'/.test(code)) return null
    const place = join(builtChildren, relative(SOURCES, id)).replace(/\.ts$/, '.js')
    return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(place).href)), map: null }
  },
}

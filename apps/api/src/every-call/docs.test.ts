import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const places = new Set(placesIn(''))
/** Documents shorten a path from the left, `mail/outbox.ts`, and may leave the ending of a file off. */
const endsOfPlaces = new Set([...places].map(withoutEnding).flatMap(endsOf))
const documents = [...places].filter((path) => path.endsWith('.md') && path !== 'docs/CALLS.md')

/** Made by a build or at run time, or to be made by whoever follows the document. */
const NOT_IN_THE_REPOSITORY = /^(DATA_DIR|house|\.cache)\/|\/build$|transporter/

test.each(documents)('every file and link that %s names is there', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)].map(([, path = '']) => path)
  const linked = [...text.matchAll(/\]\((?!\w+:)([\w./-]+)/g)].map(([, path = '']) => path)
  const missing = [
    ...named.filter((path) => !NOT_IN_THE_REPOSITORY.test(path) && !endsOfPlaces.has(withoutEnding(path))),
    ...linked.filter((path) => !places.has(join(dirname(document), path).replace(/\/$/, ''))),
  ]
  expect(missing).toEqual([])
})

test('docs/SECURITY.md names a proof for what it says', () => {
  const page = readFileSync(join(root, 'docs/SECURITY.md'), 'utf8')
  expect([...page.matchAll(/`[\w./-]+\.test\.tsx?`/g)].length).toBeGreaterThan(50)
})

test('decisions are numbered without a gap', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3))
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(3, '0')))
})

/** All files and folders, by their paths, without what is installed or built. */
function placesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !/^(\..*|node_modules|build)$/.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? [path, ...placesIn(path)] : [path]
    })
}

function withoutEnding(path: string): string {
  return path.replace(/\.(ts|tsx|mjs)$/, '')
}

function endsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

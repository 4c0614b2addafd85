import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { unavailable, withoutUnused } from './slim-router'

const read = (folder: string, kind: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }))

test('what is left out of the router is there, and its bodies are gone', () => {
  const built = dirname(createRequire(import.meta.url).resolve('react-router'))
  const [router] = read(join(built, '../development'), /\.mjs$/).filter(({ code }) =>
    code.includes('function createRouter('),
  )
  const { slim, missing } = withoutUnused(router?.code ?? '')
  expect(missing).toEqual([])
  expect(slim).toContain('ENABLE_DEV_WARNINGS = false')
  expect(slim).toMatch(/async function handleAction\([^)]*\) \{ throw new Error/)
})

test('no page uses what is left out', () => {
  const app = new URL('../app/', import.meta.url).pathname
  const files = read(app, /\.tsx?$/)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(({ code }) => unavailable.test(code)).map(({ name }) => name)).toEqual([])
})

test.each([
  `import { Form, Link } from 'react-router'`,
  `import { Link, useFetcher } from 'react-router'`,
  `export const clientAction = send`,
  `<Link to="/" prefetch="intent">`,
])('it would be seen: %s', (code) => expect(unavailable.test(code)).toBe(true))

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const isThere = (path: string) => existsSync(fileURLToPath(new URL(path, root)))

test('every proof that docs/SECURITY.md names is there', async () => {
  const page = await readFile(new URL('docs/SECURITY.md', root), 'utf8')
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)].map(([, path = '']) => path)
  const linked = [...page.matchAll(/\]\(([\w./-]+\.(?:md|conf)|\.\.\/ops\/\w+)\)/g)].map(([, path]) => `docs/${path}`)
  const missing = [
    ...named.filter((path) => !isThere(path) && !isThere(`apps/api/src/${path}`)),
    ...linked.filter((path) => !isThere(path)),
  ]
  expect(named.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

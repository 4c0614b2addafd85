import type { RouteConfigEntry } from '@react-router/dev/routes'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { everyCall } from '@lohahaat/contract/every-call'
import { pagesForAll } from '@lohahaat/contract/platform/pages/pages-for-all'
import { permissions } from '@lohahaat/domain/identity/permissions'
import routes from './routes'

interface Leaf {
  file: string
  /** From the outermost to the innermost. */
  guards: string[]
}

const leavesOf = ({ file, children }: RouteConfigEntry, guards: string[] = []): Leaf[] =>
  children ? children.flatMap((child) => leavesOf(child, [...guards, file])) : [{ file, guards }]

const leaves = routes.flatMap((entry) => leavesOf(entry))

const GUARDS: Record<string, string[][]> = {
  public: [[]],
  buyer: [['guards/account.tsx'], ['guards/signed-in.tsx']],
  supplier: [['guards/signed-in.tsx']],
  admin: [['guards/signed-in.tsx', 'guards/admin.tsx']],
}

test.each(leaves)('$file is behind the guard of its folder', ({ file, guards }) => {
  expect(GUARDS[file.split('/')[1] ?? '']).toContainEqual(guards)
})

test('the pages that are kept for everyone are public pages', () => {
  const paths = routes.filter(({ children }) => !children).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...pagesForAll]))
})

test('no page that is listed by its permission is left out', async () => {
  const table = await readFile(new URL('./routes.ts', import.meta.url), 'utf8')
  const listed = [...table.matchAll(/'(pages\/(?:buyer|supplier|admin)\/[^']+)'/g)].map(([, file]) => file)
  expect(listed.length).toBeGreaterThan(20)
  for (const file of listed) expect(leaves.map((leaf) => leaf.file)).toContain(file)
})

test('every permission is that of a call or a page', async () => {
  const table = await readFile(new URL('./routes.ts', import.meta.url), 'utf8')
  const pages = [...table.matchAll(/^ {2}'?([a-z ]+)'?: \[/gm)].map(([, permission]) => permission)
  const used = new Set<string | undefined>([...everyCall.map(({ call }) => call.permission), ...pages])
  expect(Object.keys(permissions).filter((permission) => !used.has(permission))).toEqual([])
})

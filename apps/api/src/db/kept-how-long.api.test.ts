import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestServer } from '../testing/test-server'

const server = useTestServer()

test('for every table it is written down how long its rows are kept', async () => {
  const operations = await readFile(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8')
  const section = operations.split('## What is kept, and how long\n')[1]?.split('\n## ')[0] ?? ''
  const firstCells = section.split('\n').flatMap((line) => /^\| (`.*?) +\|/.exec(line)?.[1] ?? [])
  const written = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`)
  expect(written.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

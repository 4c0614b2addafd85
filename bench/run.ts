import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl, execute, startPostgres } from '../apps/api/src/testing/postgres-server'
import { benchBrandList } from './brand-list'
import { benchCataloguePage } from './catalogue-page'
import type { Result } from './result'
import type { NewDatabase } from './server'

const benches = [benchBrandList, benchCataloguePage]
const results: Result[] = []

async function runOn(engine: string, newDatabase: NewDatabase) {
  for (const bench of benches) results.push(await bench(engine, newDatabase))
}

const postgres = await startPostgres()
await runOn('PostgreSQL', async (name) => {
  await execute(postgres.url, `create database bench_${name}`)
  return { databaseUrl: databaseUrl(postgres.url, `bench_${name}`) }
})
await postgres.stop()

const folder = await mkdtemp(join(tmpdir(), 'lh-bench-'))
await runOn('embedded', (name) => Promise.resolve({ dataDir: join(folder, name) }))
await rm(folder, { recursive: true, force: true })

for (const { what, figure, goal, isMet } of results) {
  process.stdout.write(`${isMet ? 'met   ' : 'MISSED'}  ${figure}  (${goal})  ${what}\n`)
}
process.exit(results.every(({ isMet }) => isMet) ? 0 : 1)

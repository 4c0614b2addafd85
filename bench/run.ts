import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUrl, execute, startPostgres } from '../apps/api/src/testing/postgres-server'
import { benchBrandList, type Result } from './brand-list'

const results: Result[] = []

const postgres = await startPostgres()
results.push(
  await benchBrandList('PostgreSQL', async (name) => {
    await execute(postgres.url, `create database bench_${name}`)
    return { databaseUrl: databaseUrl(postgres.url, `bench_${name}`) }
  }),
)
await postgres.stop()

const folder = await mkdtemp(join(tmpdir(), 'lh-bench-'))
results.push(await benchBrandList('embedded', (name) => Promise.resolve({ dataDir: join(folder, name) })))
await rm(folder, { recursive: true, force: true })

for (const { what, figure, goal, isMet } of results) {
  process.stdout.write(`${isMet ? 'met   ' : 'MISSED'}  ${figure}  (${goal})  ${what}\n`)
}
process.exit(results.every(({ isMet }) => isMet) ? 0 : 1)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startInstalledPostgres } from '../apps/api/src/testing/database/postgres-server'
import { drillEmbedded, drillPostgres, type Finding, type Serve } from '../apps/api/src/testing/restore/drill'
import { startServer } from '../scripts/demo-server.mjs'

const serve: Serve = async ({ databaseUrl, dataDir }) => {
  const { url, stop } = await startServer({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  return { address: url, stop }
}

const isSame = ({ before, after }: Finding) => before === after

/** Equal tables are one line; differences and named figures get a line each. */
function report(engine: string, findings: readonly Finding[]) {
  const isPlain = (finding: Finding) => isSame(finding) && finding.what.startsWith('table ')
  const plain = findings.filter(isPlain)
  const rows = plain.reduce((sum, { before }) => sum + parseInt(before), 0)
  process.stdout.write(`\n${engine}\nsame    ${plain.length} tables with ${rows} rows\n`)
  for (const finding of findings.filter((one) => !isPlain(one))) {
    const { what, before, after } = finding
    const figures = isSame(finding) ? after : `${before} before, ${after} after`
    process.stdout.write(`${isSame(finding) ? 'same   ' : 'DIFFERS'} ${what}: ${figures}\n`)
  }
  return findings.every(isSame)
}

const folder = await mkdtemp(join(tmpdir(), 'lh-drill-'))

async function drillBoth() {
  const postgres = await startInstalledPostgres()
  const ground = { serverUrl: postgres.url, folder: join(folder, 'postgres') }
  const onServer = await drillPostgres(ground, serve).finally(() => postgres.stop())
  return { onServer, embedded: await drillEmbedded(join(folder, 'embedded'), serve) }
}

const { onServer, embedded } = await drillBoth().finally(() => rm(folder, { recursive: true, force: true }))

const results = [
  report('PostgreSQL: pg_dump, drop, pg_restore', onServer),
  report('Embedded PostgreSQL: the folder copied after a stop', embedded),
]
process.exit(results.every(Boolean) ? 0 : 1)

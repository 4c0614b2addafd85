import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '../../platform/db/connect'
import { prepareDatabase } from '../../db/prepare'
import { folderStorage } from '../../platform/files/storage'
import { databaseUrl, execute } from '../database/postgres-server'
import { askServer } from './ask-server'
import { dumpDatabase, restoreDatabase } from './dump'
import { fillYard } from './fill-yard'
import { readHoldings, sequencesBehind, type Holdings } from './holdings'

interface Place {
  /** Undefined: the embedded PostgreSQL, under `dataDir`. */
  databaseUrl?: string
  dataDir: string
}

/** Starts a server on the restored data. */
export type Serve = (place: Place) => Promise<{ address: string; stop(): Promise<void> }>

export interface Finding {
  what: string
  before: string
  after: string
}

/** A temporary folder, and optionally a database to copy at the start. */
interface Ground {
  serverUrl: string
  template?: string
  folder: string
}

/** Dumps a database in use, drops it and restores it into a new one; files are copied. */
export async function drillPostgres({ serverUrl, template, folder }: Ground, serve: Serve): Promise<Finding[]> {
  const [lost, restored] = [`drill_lost_${process.pid}`, `drill_restored_${process.pid}`]
  const [old, copy] = placesIn(folder)
  const dump = join(folder, 'dump')
  try {
    await execute(serverUrl, `create database ${lost}${template ? ` template ${template}` : ''}`)
    const before = await makeHistory({ ...old, databaseUrl: databaseUrl(serverUrl, lost) })
    await dumpDatabase(databaseUrl(serverUrl, lost), dump)
    await execute(serverUrl, `drop database ${lost}`)
    await execute(serverUrl, `create database ${restored}`)
    await restoreDatabase(databaseUrl(serverUrl, restored), dump)
    await move(old.dataDir, copy.dataDir)
    return await compare(before, { ...copy, databaseUrl: databaseUrl(serverUrl, restored) }, serve)
  } finally {
    for (const name of [lost, restored]) await execute(serverUrl, `drop database if exists ${name} with (force)`)
  }
}

/** Stops the server, copies and deletes its folder, and starts another server on the copy. */
export async function drillEmbedded(folder: string, serve: Serve): Promise<Finding[]> {
  const [old, copy] = placesIn(folder)
  const before = await makeHistory(old)
  await move(old.dataDir, copy.dataDir)
  return compare(before, copy, serve)
}

const placesIn = (folder: string) => [{ dataDir: join(folder, 'old') }, { dataDir: join(folder, 'copy') }] as const

async function move(from: string, to: string) {
  await cp(from, to, { recursive: true })
  await rm(from, { recursive: true })
}

const open = ({ databaseUrl: url, dataDir }: Place) => connect(url ? { databaseUrl: url } : { dataDir })

async function makeHistory(place: Place) {
  const connection = await open(place)
  await prepareDatabase(connection.pool, { demoData: true })
  const yard = await fillYard(connection.db, folderStorage(join(place.dataDir, 'files')))
  const holdings = await readHoldings(connection.pool)
  await connection.close()
  return { yard, holdings }
}

async function compare(before: Awaited<ReturnType<typeof makeHistory>>, place: Place, serve: Serve) {
  const connection = await open(place)
  const after: Holdings = await readHoldings(connection.pool)
  const behind = await sequencesBehind(connection.pool)
  await connection.close()
  const names = new Set([...Object.keys(before.holdings), ...Object.keys(after)])
  const findings = [...names].map((what) => ({
    what,
    before: before.holdings[what] ?? 'missing',
    after: after[what] ?? 'missing',
  }))
  findings.push({ what: 'ids that would be given twice', before: 'none', after: behind.join(', ') || 'none' })
  const server = await serve(place)
  const answers = await askServer(server.address, before.yard).finally(() => server.stop())
  return [...findings, ...answers]
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { createPostgres, databaseUrl, execute } from '../apps/api/src/testing/database/postgres-server'
import { fillYard } from './fill/yard'
import { openConnection } from './load/connection'
import { startCeiling, startProduct, type Source } from './server'
import { answerTo } from './works/request'
import { pageRequest } from './works/page'

export interface Place {
  folder: string
  postgresUrl: string
  newDatabase(name: string): Promise<Source & { databaseUrl: string }>
  leave(): Promise<void>
}

/** A durable PostgreSQL server with default settings, and a folder; both are removed afterwards. */
export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'lh-bench-'))
  const postgres = await createPostgres()
  await postgres.start()
  return {
    folder,
    postgresUrl: postgres.url,
    async newDatabase(name) {
      await execute(postgres.url, `create database bench_${name}`)
      return { dataDir: join(folder, name), databaseUrl: databaseUrl(postgres.url, `bench_${name}`) }
    },
    async leave() {
      await postgres.end('SIGINT')
      await postgres.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Product and ceiling on the same database. */
export async function openStage(place: Place, items: number) {
  const source = await place.newDatabase('stage')
  const yard = await fillYard(source, items)
  const product = await startProduct(source)
  const file = join(place.folder, 'page.html.br')
  await writeFile(file, await readPage(product.address))
  const ceiling = await startCeiling(source.databaseUrl, file)
  const pool = new Pool({ connectionString: source.databaseUrl, max: 1 })
  return {
    source,
    yard,
    pool,
    product: product.address,
    ceiling: ceiling.address,
    async close() {
      await Promise.all([product.stop(), ceiling.stop(), pool.end()])
    },
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>

async function readPage(address: string): Promise<Buffer> {
  const connection = await openConnection(address)
  const { body } = await answerTo(connection, pageRequest())
  connection.close()
  return body
}

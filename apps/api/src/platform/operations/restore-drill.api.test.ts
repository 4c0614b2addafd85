import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { connect } from '../db/connect'
import { folderStorage } from '../files/storage'
import { drillPostgres, type Serve } from '../../testing/restore/drill'
import { canDump } from '../../testing/restore/dump'
import { buildTestApp } from '../../testing/test-server'

const { serverUrl, template } = inject('postgres')

const serve: Serve = async ({ databaseUrl = '', dataDir }) => {
  const connection = await connect({ databaseUrl })
  const storage = folderStorage(join(dataDir, 'files'))
  const app = await buildTestApp({ db: connection.db, connection, storage, log: [] })
  return {
    address: await app.listen({ port: 0 }),
    async stop() {
      await app.close()
      await connection.close()
    },
  }
}

// The drill of a copied embedded folder is part of `npm run restore-drill`.
test.skipIf(!(await canDump(serverUrl)))(
  'what was dumped, dropped and restored is the same to the last row, and business goes on',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lh-drill-'))
    const findings = await drillPostgres({ serverUrl, template, folder }, serve).finally(() =>
      rm(folder, { recursive: true }),
    )
    expect(findings.filter(({ before, after }) => before !== after)).toEqual([])
    expect(findings.length).toBeGreaterThan(40)
  },
)

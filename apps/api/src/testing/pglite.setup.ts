import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect'
import { prepareDatabase } from '../db/prepare'

/** Prepares one embedded database with the demo data, for the test files to copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'lh-test-'))
  const template = join(folder, 'template')
  const connection = await connect({ dataDir: template })
  await prepareDatabase(connection.pool, { demoData: true })
  await connection.close()
  project.provide('engine', { kind: 'pglite', template })
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

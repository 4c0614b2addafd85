import type { TestProject } from 'vitest/node'
import { connect } from '../../platform/db/connect'
import { prepareDatabase } from '../../db/prepare'
import { databaseUrl, execute, type TestPostgres } from './postgres-server'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, and the prepared database that each test file copies. */
    postgres: { serverUrl: string; template: string }
  }
}

/** Prepares a database with schema and demo data for the test files to copy. */
export async function prepareTemplate(project: TestProject, server: TestPostgres) {
  const template = `lohahaat_template_${process.pid}`
  await execute(server.url, `create database ${template}`)
  const connection = await connect({ databaseUrl: databaseUrl(server.url, template) })
  await prepareDatabase(connection.pool, { demoData: true })
  await connection.close()
  project.provide('postgres', { serverUrl: server.url, template })
  return async () => {
    await execute(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect'
import { prepareDatabase } from '../db/prepare'
import { databaseUrl, execute, startPostgres } from './postgres-server'

/** Prepares a template database on a real PostgreSQL server, for the test files to copy. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const template = `lohahaat_template_${process.pid}`
  await execute(server.url, `create database ${template}`)
  const connection = await connect({ databaseUrl: databaseUrl(server.url, template) })
  await prepareDatabase(connection.pool, { demoData: true })
  await connection.close()
  project.provide('engine', { kind: 'postgres', serverUrl: server.url, template })
  return async () => {
    await execute(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

// @ts-check
// Deletes a database on purpose and restores it, on a server and embedded. Exits with 1 on any difference.
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
ensurePostgres()
ensureBuilt()
runTool('tsx', ['drill/run.ts'])

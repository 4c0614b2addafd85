// @ts-check
// Loses a database on purpose and brings it back, on a server and on the embedded one. Ends with 1 when anything differs.
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
ensurePostgres()
ensureBuilt()
runTool('tsx', ['drill/run.ts'])

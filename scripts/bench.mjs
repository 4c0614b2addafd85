// @ts-check
// Speed as ratios within one run, from nothing. Ends with 1 when a figure falls short.
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
ensurePostgres()
ensureBuilt()
runTool('tsx', ['bench/run.ts'])

// @ts-check
// Benchmarks against a ceiling and by data size, from a fresh clone. Exits with 1 when a goal is missed. Parts can be
// named: `npm run bench -- calls orders`.
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
ensurePostgres()
ensureBuilt()
runTool('tsx', ['bench/run.ts', ...process.argv.slice(2)])

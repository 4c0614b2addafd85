// @ts-check
// Runs the fault scenarios from a fresh clone. Exits with 1 when the books do not balance. Scenarios can be named.
import { findProgram, installPackage } from './debian.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
ensurePostgres()
if (!findProgram(['nginx'], ['/usr/sbin'])) installPackage('nginx')
ensureBuilt()
runTool('tsx', ['chaos/run.ts', ...process.argv.slice(2)])

// @ts-check
// Faults on purpose, from nothing. Ends with 1 when the books don't balance. Names of scenarios choose some of them.
import { findProgram, installPackage } from './debian.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
ensurePostgres()
if (!findProgram(['nginx'], ['/usr/sbin'])) installPackage('nginx')
ensureBuilt()
runTool('tsx', ['chaos/run.ts', ...process.argv.slice(2)])

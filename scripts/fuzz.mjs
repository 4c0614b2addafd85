// @ts-check
// Every call with thousands of made-up requests, and buyers who act at random, from nothing. Ends with 1 when something is off.
import { ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
runTool('tsx', ['fuzz/run.ts', ...process.argv.slice(2)])

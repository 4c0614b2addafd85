// @ts-check
// Fuzzes every call with thousands of generated requests, and runs random buyers, from a fresh clone. Exits with 1 on
// any fault.
import { ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
runTool('tsx', ['fuzz/run.ts', ...process.argv.slice(2)])

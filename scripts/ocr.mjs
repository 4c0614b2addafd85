// @ts-check
// Reads generated photos and PDFs of lists, from a fresh clone. Exits with 1 if fewer than nine lines of ten are right, or
// if a wrong one is without a mark of doubt.
import { ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
runTool('tsx', ['ocr/run.ts', ...process.argv.slice(2)])

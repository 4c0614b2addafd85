// @ts-check
import { ensureInstalled, runTool } from './setup.mjs'

ensureInstalled()
runTool('tsx', ['watch', '--include', 'packages/*/src/**/*', 'apps/api/src/dev.ts'])

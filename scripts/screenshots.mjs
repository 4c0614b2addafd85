// @ts-check
// Screenshots of every page in both widths and themes, with contact sheets, in .cache/screenshots.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, root, runTool } from './setup.mjs'

ensureInstalled()
ensureBuilt()
ensureBrowser()
rmSync(join(root, '.cache/screenshots'), { recursive: true, force: true })
runTool('playwright', ['test', '--config', 'e2e/screenshots/playwright.config.ts'])

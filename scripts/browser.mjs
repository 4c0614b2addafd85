// @ts-check
import { findProgram, installPackage } from './debian.mjs'
import { runTool } from './setup.mjs'

/** The path of an installed Chromium, or null when the tests must use Playwright's own. */
export const findBrowser = () => findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])

/** Gets a browser for the tests: one on PATH, else Debian's, else Playwright's own download. */
export function ensureBrowser() {
  if (findBrowser()) return
  installPackage('chromium')
  if (!findBrowser()) runTool('playwright', ['install', 'chromium'])
}

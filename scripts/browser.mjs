// @ts-check
import { findProgram, installPackage } from './debian.mjs'
import { runTool } from './setup.mjs'

/** Headless Chromium, which takes three quarters of the time. */
const WITHOUT_WINDOW = 'chromium-headless-shell'

/** The path of an installed Chromium, or null when the tests must use Playwright's. */
export const findBrowser = () =>
  findProgram([WITHOUT_WINDOW, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])

/** Gets a browser for the tests: Debian's where it can be installed, else one on PATH, else Playwright's own download. */
export function ensureBrowser() {
  if (!findProgram([WITHOUT_WINDOW])) installPackage(WITHOUT_WINDOW)
  if (!findBrowser()) runTool('playwright', ['install', 'chromium'])
}

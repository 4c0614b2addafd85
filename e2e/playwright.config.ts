import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { root } from '../scripts/setup.mjs'
import { ADMINS } from './people/admins'

// Every worker reads this file again, so what must be the same for all of them is kept in the environment.
process.env['E2E_DATA_DIR'] ??= join(tmpdir(), `lh-e2e-${process.pid}`)
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
// The name of the machine and not its number, which can't have passkeys.
const baseURL = `http://localhost:${port}`
const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores: a test waits for the server a quarter of its time.
  workers: 3,
  // A busy machine must not refuse good work; scripts/test.mjs names what needed its second try.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  globalSetup: './global-setup.ts',
  globalTeardown: './global-teardown.ts',
  use: {
    baseURL,
    // Kept pages would show a test what was before; those about them allow it.
    serviceWorkers: 'block',
    // Animations only delay a test: Playwright waits until an element stands still.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would cost a third of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // The layout depends on the width alone; painting seven times the pixels costs time.
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      testIgnore: 'server/**',
      grepInvert: /@once/,
    },
  ],
  webServer: {
    command: 'node apps/api/build/server.js',
    cwd: root,
    url: `${baseURL}/readyz`,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      ADMIN_EMAILS: Object.values(ADMINS).join(),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
})

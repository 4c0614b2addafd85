import { defineConfig } from '@playwright/test'
import walk from '../playwright.config'

/** As the tests, but only to look at: pictures of every screen, and sheets with all of them. */
export default defineConfig({
  ...walk,
  testDir: '.',
  testMatch: '*.shots.ts',
  timeout: 600_000,
  reporter: 'list',
  globalSetup: '../global-setup.ts',
  globalTeardown: ['./contact-sheets.ts', '../global-teardown.ts'],
})

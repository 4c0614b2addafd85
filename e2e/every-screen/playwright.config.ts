import { defineConfig } from '@playwright/test'
import walk from '../playwright.config'

const [desk, phone] = walk.projects ?? []
const { webServer } = walk

/** As the tests, on a server that speaks the pseudo-language for English: at 1280 px in that, at 390 px in Hindi. */
export default defineConfig({
  ...walk,
  testDir: '.',
  testMatch: '*.crawl.ts',
  timeout: 480_000,
  globalSetup: '../global-setup.ts',
  globalTeardown: '../global-teardown.ts',
  projects: [
    ...(desk ? [{ ...desk, testIgnore: '**/hindi.crawl.ts' }] : []),
    ...(phone ? [{ ...phone, testIgnore: [], testMatch: '**/hindi.crawl.ts' }] : []),
  ],
  ...(webServer &&
    !Array.isArray(webServer) && { webServer: { ...webServer, env: { ...webServer.env, PSEUDO_LANGUAGE: 'true' } } }),
})

import { defineConfig } from '@playwright/test'
import walk from '../playwright.config'

const [desk] = walk.projects ?? []
const { webServer } = walk

/** As the tests, on a server that says everything in the pseudo-language. */
export default defineConfig({
  ...walk,
  testDir: '.',
  testMatch: '*.crawl.ts',
  timeout: 480_000,
  globalSetup: '../global-setup.ts',
  globalTeardown: '../global-teardown.ts',
  projects: desk ? [desk] : [],
  ...(webServer &&
    !Array.isArray(webServer) && { webServer: { ...webServer, env: { ...webServer.env, PSEUDO_LANGUAGE: 'true' } } }),
})

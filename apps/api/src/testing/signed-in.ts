import { beforeAll } from 'vitest'
import { someUser } from './people'
import { TestBrowser } from './test-browser'
import type { TestServer } from './test-server'

/** An administrator's browser, signed in once per test file: an address gets ten codes a day. */
export const useAdmin = (server: TestServer) => useBrowser(server, () => Promise.resolve('admin@lohahaat.example'))

export const useBuyer = (server: TestServer) => useBrowser(server, () => someUser(server.db))

function useBrowser(server: TestServer, email: () => Promise<string>): TestBrowser {
  const browser = new TestBrowser(server)
  beforeAll(async () => {
    await browser.signIn(await email())
  })
  return browser
}

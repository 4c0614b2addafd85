/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { cacheOf, type Account, isSignedIn, PAGES } from './accounts'
import { currentAccount, sweepCaches } from './cookies'
import { filesOf, keepFiles } from './files'
import { markKept } from './kept-at'

const MOST_KEPT = 150
/** A page that is loaded anew by hand waits so long for the network before the kept one is shown. */
const PATIENCE_SECONDS = 5

/** Where an answer is kept: null where it must not be. */
export const placeOf = (account: Account, isOwn: boolean) =>
  isOwn ? (isSignedIn(account) ? cacheOf(account) : null) : PAGES

/** Keeps good answers only, a page with all its files, and only for the account that is still signed in by then. */
const whileSignedIn = (account: Account): WorkboxPlugin => ({
  cacheWillUpdate: async ({ event, response }) => {
    const isGood = response.status === 200 && response.type === 'basic' && !response.redirected
    if (!isGood || !(await keepFilesOf(event, response))) return null
    return (await currentAccount()) === account ? response : null
  },
  cacheDidUpdate: async ({ cacheName }) => {
    await trim(cacheName)
    // The sign-out may have come between the two steps above.
    if ((await currentAccount()) !== account) await sweepCaches(await currentAccount())
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && (await markKept(cachedResponse)),
})

/** A page of a new build would be blank without a network until its files are there: until then the former one stays. */
async function keepFilesOf(event: ExtendableEvent, response: Response) {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return true
  return keepFiles(event, filesOf(await response.clone().text()))
}

async function trim(name: string) {
  const cache = await caches.open(name)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -MOST_KEPT).map((request) => cache.delete(request)))
}

const matchOptions = { ignoreVary: true }

export function keptFirst(cacheName: string, account: Account): Strategy {
  return new StaleWhileRevalidate({ cacheName, matchOptions, plugins: [whileSignedIn(account)] })
}

export function networkFirst(cacheName: string, account: Account, isReload = false): Strategy {
  return new NetworkFirst({
    cacheName,
    matchOptions,
    plugins: [whileSignedIn(account)],
    ...(isReload && { networkTimeoutSeconds: PATIENCE_SECONDS }),
  })
}

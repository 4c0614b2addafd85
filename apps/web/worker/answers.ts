/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { cacheOf, FILES, isSignedIn } from './accounts'
import { currentAccount, sweepCaches } from './cookies'
import { networkFirst } from './keep'
import { wipe } from './wipe'

const MONTH_SECONDS = 30 * 24 * 60 * 60
/** Two builds in two languages. */
const MOST_FILES = 1500

/** Files of older builds stay until nobody has asked for them for a month, so that a kept page never lacks its own. */
const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true })],
})

export const answerFile = (event: FetchEvent) => files.handle({ event, request: event.request })

/** An answer about the account: from the network, and without one as it was. */
export async function answerOwn(event: FetchEvent): Promise<Response> {
  const { request } = event
  const account = await currentAccount()
  const isHis = isSignedIn(account) && account.startsWith(`${request.headers.get('UserId')}.`)
  if (!isHis) return fetch(request)
  const answer = await networkFirst(cacheOf(account), account).handle({ event, request })
  // The session has ended: what it has left behind goes with it.
  if (answer.status === 401) event.waitUntil(caches.delete(cacheOf(account)))
  return answer
}

/** Signing out wipes the device, whether the server hears of it or not. */
export async function answerLogout(event: FetchEvent): Promise<Response> {
  const isWiped = wipe()
  const answer = fetch(event.request)
  event.waitUntil(Promise.allSettled([isWiped, answer]).then(async () => sweepCaches(await currentAccount())))
  await isWiped
  return answer
}

/** Fetches files that a page has loaded before the worker was there. */
export async function keepFiles(event: ExtendableEvent, urls: readonly string[]) {
  for (const url of urls) await files.handle({ event, request: new Request(url) }).catch(() => undefined)
}

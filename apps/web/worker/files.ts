/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { FILES } from './accounts'

const MONTH_SECONDS = 30 * 24 * 60 * 60
/** Two builds in two languages. */
const MOST_FILES = 1500

/** Files of older builds stay until nobody has asked for them for a month, so that a kept page never lacks its own. */
const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST_FILES, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
  ],
})

/** A file that is gone leads to a page, which nobody may find under its name. */
function isFile({ status, redirected, headers }: Response) {
  return status === 200 && !redirected && !headers.get('Content-Type')?.startsWith('text/html')
}

export const answerFile = (event: FetchEvent) => files.handle({ event, request: event.request })

/** Fetches those of the files that are not there yet; whether all of them are there now. */
export async function keepFiles(event: ExtendableEvent, urls: readonly string[]): Promise<boolean> {
  const cache = await caches.open(FILES)
  const isThere = async (url: string) => Boolean(await cache.match(url, { ignoreVary: true }))
  let isWhole = true
  for (const url of urls) {
    if (await isThere(url)) continue
    await Promise.allSettled(files.handleAll({ event, request: new Request(url) }))
    isWhole &&= await isThere(url)
  }
  return isWhole
}

/** The files that a page names. */
export const filesOf = (html: string) => [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g))]

/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { cacheOf, isSignedIn } from './accounts'
import { currentAccount, sweepCaches } from './cookies'
import { keptFirst, networkFirst, placeOf } from './keep'
import { nothingKept } from './nothing-kept'
import { pageRule, withoutLanguage } from './rules'

/** What has become of the network behind a page that was answered with a kept one. */
type Outcome = 'fresh' | 'away' | 'ended'

declare const self: ServiceWorkerGlobalScope

/** By the client that the page has become. A worker that was stopped meanwhile knows nothing any more. */
const outcomes = new Map<string, Promise<Outcome>>()

export const outcomeOf = (clientId: string) => outcomes.get(clientId)

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search

/** A page: the kept one at once, and anew in the background; of a page that nothing is kept of, why not. */
export async function answerPage(event: FetchEvent, isOwn: boolean): Promise<Response> {
  const { request } = event
  const account = await currentAccount()
  event.waitUntil(sweepCaches(account))
  // The first page is for everyone until somebody signs in.
  const place = placeOf(account, isOwn) ?? (isRoot(request.url) && account === '' ? placeOf(account, false) : null)
  if (place === null) return fromNetwork(request)
  const isReload = request.cache === 'no-cache' || request.cache === 'reload'
  const strategy = isReload ? networkFirst(place, account, true) : keptFirst(place, account)
  const { outcome, plugin } = watch(request.url)
  strategy.plugins.push(plugin)
  const answer = strategy.handle({ event, request })
  if (event.resultingClientId) {
    outcomes.set(event.resultingClientId, outcome)
    if (outcomes.size > 50) outcomes.delete(outcomes.keys().next().value ?? '')
  }
  return answer.catch(() => nothingKept(pathOf(request.url)))
}

/** A page that is never kept. */
export const fromNetwork = (request: Request) => fetch(request).catch(() => nothingKept(pathOf(request.url)))

const isRoot = (url: string) => withoutLanguage(new URL(url).pathname) === '/'

/** What the network says of a page, as soon as it does. What it refuses is not shown again. */
function watch(url: string) {
  let settle: (outcome: Outcome) => void
  const outcome = new Promise<Outcome>((resolve) => {
    settle = resolve
  })
  const plugin: WorkboxPlugin = {
    async fetchDidSucceed({ response }) {
      const { status } = response
      const said = status === 200 ? 'fresh' : status >= 500 ? 'away' : 'ended'
      if (said === 'ended') await forget(url)
      settle(said)
      return response
    },
    async fetchDidFail() {
      settle('away')
    },
  }
  return { outcome, plugin }
}

/** The account no longer sees this page. */
async function forget(url: string) {
  const account = await currentAccount()
  if (isSignedIn(account)) await (await caches.open(cacheOf(account))).delete(url, { ignoreVary: true })
}

/** Keeps a page that was reached by a link inside the site, which loads its figures only. */
export async function keepVisited(event: ExtendableEvent, url: string) {
  const { origin, pathname, search } = new URL(url, self.location.origin)
  const rule = pageRule(withoutLanguage(pathname), pathname + search)
  if (origin !== self.location.origin || rule === 'network') return
  const account = await currentAccount()
  const place = placeOf(account, rule === 'own page')
  if (place === null) return
  // A redirect leads to the sign-in, which is not this page.
  const request = new Request(url, { headers: { Accept: 'text/html' }, redirect: 'error', cache: 'no-cache' })
  await Promise.allSettled(networkFirst(place, account).handleAll({ event, request }))
}

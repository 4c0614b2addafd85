/// <reference lib="webworker" />
import { cacheOf, isSignedIn } from './accounts'
import { currentAccount, forgetAccount, sweepCaches } from './cookies'
import { networkFirst } from './keep'
import { wipe } from './wipe'

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
  const isWiped = forgetAccount().then(wipe)
  const answer = fetch(event.request)
  event.waitUntil(Promise.allSettled([isWiped, answer]).then(async () => sweepCaches(await currentAccount())))
  await isWiped
  return answer
}

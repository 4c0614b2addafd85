/// <reference lib="webworker" />
import { type Account, accountOf, SIGN_IN, staleCaches } from './accounts'

declare const self: ServiceWorkerGlobalScope

/** Asked anew each time: a page may have signed somebody out since. Older browsers have no cookies here. */
export const currentAccount = (): Promise<Account> => accountOf('cookieStore' in self ? self.cookieStore : undefined)

/** Before his session is wiped: nothing that is still on its way is kept for him then. */
export async function forgetAccount() {
  if ('cookieStore' in self) await Promise.all(SIGN_IN.map((name) => self.cookieStore.delete(name)))
}

/** Deletes what the current account may not see. */
export async function sweepCaches(account: Account) {
  await Promise.all(staleCaches(await caches.keys(), account).map((name) => caches.delete(name)))
}

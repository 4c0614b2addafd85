/// <reference lib="webworker" />
import { forgetEverything } from '../app/api/device/device-store'
import { staleCaches } from './accounts'

declare const self: ServiceWorkerGlobalScope

/** Everything that belongs to an account: kept pages, what waits to be sent, what was shared, its pushes. */
export async function wipe() {
  const names = await caches.keys()
  await Promise.allSettled([
    ...staleCaches(names, '').map((name) => caches.delete(name)),
    forgetEverything(),
    self.registration.pushManager.getSubscription().then((subscription) => subscription?.unsubscribe()),
    self.registration.getNotifications().then((shown) => shown.forEach((one) => one.close())),
  ])
}

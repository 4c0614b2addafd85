import { registerWorker } from './worker'

/** Safari has it in an installed app only; a private window and plain http have none. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))

/** The address at which this browser takes messages; null where its owner refuses them. */
export async function subscribe(publicKey: string): Promise<PushAddress | null> {
  const worker = await registerWorker()
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null
  const key = fromBase64Url(publicKey)
  const before = await worker.pushManager.getSubscription()
  if (before && !isFor(before, key)) await before.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint = '', keys = {} } = (await worker.pushManager.subscribe(options)).toJSON()
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }
}

/** One that was made for other keys can't be used. */
function isFor({ options: { applicationServerKey } }: PushSubscription, key: Uint8Array) {
  return applicationServerKey !== null && String(new Uint8Array(applicationServerKey)) === String(key)
}

export async function unsubscribe() {
  const worker = await registerWorker()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

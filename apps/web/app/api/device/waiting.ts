import { createListeners } from '../../listeners'
import { browserApi } from '../browser-api'
import { newKey } from '../new-key'
import { isAway } from './fate'
import type { Waiting } from './device-store'
import type { Typed } from './send-later'

const { notify, subscribe } = createListeners()

export const onWaitingChanged = subscribe
export const tellWaitingChanged = notify

interface Kept<Kind extends keyof Typed> {
  kind: Kind
  input: Typed[Kind]
  files?: readonly File[]
  typed?: unknown
  title: string
  key?: string
  /** What was refused and is mended by this. */
  mends?: string | null
}

/** Keeps on the device what can't be sent now. The store is loaded with the page, so that it is there without a network. */
async function keep<Kind extends keyof Typed>({ kind, input, typed, files = [], title, key = newKey() }: Kept<Kind>) {
  const { addWaiting } = await import('./device-store')
  const { UserId: userId = '' } = browserApi.session.read()
  const path = window.location.pathname + window.location.search
  const entry: Waiting = { id: key, userId, kind, input, typed, files, title, path, at: Date.now(), refusal: null }
  await addWaiting(entry)
  notify()
}

/**
 * Sends a form; without a network it is kept, and sent later under the same key. Whether it was kept. A visitor's is not:
 * nobody would know whose it is.
 */
export async function sendOrKeep<Kind extends keyof Typed>(
  kept: Kept<Kind>,
  send: () => Promise<unknown>,
): Promise<'sent' | 'kept'> {
  try {
    await send()
    await dropMended(kept)
    return 'sent'
  } catch (error) {
    if (!isAway(error) || !browserApi.session.read().UserId || !('indexedDB' in window)) throw error
    await keep(kept).catch(() => {
      throw error
    })
    await dropMended(kept)
    return 'kept'
  }
}

async function dropMended({ mends }: { mends?: string | null }) {
  if (!mends) return
  const { dropWaiting } = await import('./device-store')
  await dropWaiting(mends).catch(() => undefined)
  notify()
}

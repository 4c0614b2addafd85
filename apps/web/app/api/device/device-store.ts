import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What was typed without a network, as it will be sent. */
export interface Waiting {
  /** Also the idempotency key: however often it is sent, it counts once. */
  id: string
  userId: string
  kind: string
  input: unknown
  /** The form as it was filled in, where what is sent does not say it all. */
  typed?: unknown
  /** What is sent after it has been taken, such as photos. */
  files: readonly File[]
  /** What the person calls it, such as the number of a truck. */
  title: string
  /** The screen where it was typed, and can be mended. */
  path: string
  at: number
  /** Why the server has not taken it. */
  refusal: string | null
}

/** What another app has shared. */
export interface Shared {
  text: string
  file: File | null
  at: number
}

interface Device extends DBSchema {
  waiting: { key: string; value: Waiting }
  shared: { key: string; value: Shared }
}

const HOUR_MS = 60 * 60 * 1000
const LAST = 'last'

let opened: Promise<IDBPDatabase<Device>> | null = null

/** Both the pages and their worker have it. */
function device() {
  opened ??= openDB<Device>('lohahaat', 1, {
    upgrade(db) {
      db.createObjectStore('waiting', { keyPath: 'id' })
      db.createObjectStore('shared')
    },
    terminated() {
      opened = null
    },
  })
  return opened
}

export const addWaiting = async (entry: Waiting) => (await device()).put('waiting', entry)
export const dropWaiting = async (id: string) => (await device()).delete('waiting', id)

/** The account's own, the oldest first. What another account has left behind is deleted. */
export async function listWaiting(userId: string): Promise<Waiting[]> {
  const db = await device()
  const all = await db.getAll('waiting')
  for (const entry of all) if (entry.userId !== userId) await db.delete('waiting', entry.id)
  return all.filter((entry) => entry.userId === userId).sort((one, other) => one.at - other.at)
}

export const keepShared = async (shared: Shared) => (await device()).put('shared', shared, LAST)

/** Once, and not after an hour: somebody else may have the phone by then. */
export async function takeSharedOnce(now: number): Promise<Shared | null> {
  const db = await device()
  const shared = await db.get('shared', LAST)
  await db.delete('shared', LAST)
  return shared && now - shared.at < HOUR_MS ? shared : null
}

export async function forgetEverything() {
  const db = await device()
  await Promise.all([db.clear('waiting'), db.clear('shared')])
}

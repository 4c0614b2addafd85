import type { Database } from '../db/db'
import { deleteUnusedFiles, findStoredNames } from './files.repository'
import type { FileStorage } from './storage'

const AT_A_TIME = 500

/** Throws away files that were sent and then not used: a picture of an item that was never saved, or one that was replaced. */
export async function sweepUnusedFiles(db: Database, storage: FileStorage, before: Date) {
  for (;;) {
    const names = await deleteUnusedFiles(db, before, AT_A_TIME)
    for (const name of names) await storage.remove(name)
    if (names.length < AT_A_TIME) return
  }
}

/** Throws away what was stored before a moment and has no record, as a server leaves it that dies between the two. */
export async function sweepStrayFiles(db: Database, storage: FileStorage, before: Date) {
  for await (const stored of storage.list()) {
    const old = stored.filter(({ storedAt }) => storedAt < before).map(({ name }) => name)
    const known = await findStoredNames(db, old)
    for (const name of old) if (!known.has(name)) await storage.remove(name)
  }
}

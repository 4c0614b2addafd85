import type { FileStorage } from './storage'

interface Kept {
  name: string
  bytes: Buffer
}

/** Keeps a file, then its record. The file is there first, so that no record ever points to nothing; without one it goes again. */
export async function keepWith<T>(storage: FileStorage, { name, bytes }: Kept, record: () => Promise<T>): Promise<T> {
  await storage.put(name, bytes)
  try {
    return await record()
  } catch (error) {
    // A file that stays behind harms nobody; the reason is what the person has to hear.
    await storage.remove(name).catch(() => {})
    throw error
  }
}

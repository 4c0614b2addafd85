import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores files by name: in a folder, or in a store shared by several servers. */
export interface FileStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>
  /** For a file whose record was not written or is deleted. */
  remove(name: string): Promise<void>
  /** All files in batches, including leftovers of interrupted writes. */
  list(): AsyncIterable<StoredFile[]>
}

export interface StoredFile {
  name: string
  storedAt: Date
}

const STORED_NAME = /^[\da-f]{32}\.[a-z\d]{1,5}$/
const HALF_WRITTEN = /^\.[\da-f]{16}$/
const LISTED_AT_A_TIME = 500

/** Random: a user's file name never becomes a path. */
export const newStoredName = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`

export const isStoredName = (name: string) => STORED_NAME.test(name)

export const folderStorage = (folder: string): FileStorage => ({
  async put(name, bytes) {
    if (!isStoredName(name)) throw new Error('Not a name of a stored file')
    const aside = join(folder, `.${randomBytes(8).toString('hex')}`)
    await mkdir(folder, { recursive: true })
    // Written under another name and renamed, so that a reader never sees half a file.
    try {
      await writeFile(aside, bytes)
      await rename(aside, join(folder, name))
    } catch (error) {
      // On a full disk, a partial file would take the space of the next try.
      await rm(aside, { force: true })
      throw error
    }
  },
  async get(name) {
    if (!isStoredName(name)) return null
    return readFile(join(folder, name)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  },
  async remove(name) {
    if (isStoredName(name) || HALF_WRITTEN.test(name)) await rm(join(folder, name), { force: true })
  },
  async *list() {
    const names = await readdir(folder).catch(ignoreMissing)
    const ours = names.filter((name) => isStoredName(name) || HALF_WRITTEN.test(name))
    for (let at = 0; at < ours.length; at += LISTED_AT_A_TIME)
      yield (await Promise.all(ours.slice(at, at + LISTED_AT_A_TIME).map((name) => statOf(folder, name)))).flat()
  },
})

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Empty when the file is gone meanwhile. */
const statOf = (folder: string, name: string): Promise<StoredFile[]> =>
  stat(join(folder, name)).then(({ mtime }) => [{ name, storedAt: mtime }], ignoreMissing)

function ignoreMissing(error: unknown): [] {
  if (isMissing(error)) return []
  throw error
}

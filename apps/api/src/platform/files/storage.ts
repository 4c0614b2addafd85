import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps files by name: in a folder, or in a store that several servers share. */
export interface FileStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>
  /** For a file whose record could not be written, or is gone. */
  remove(name: string): Promise<void>
  /** All that there is, some at a time, the leavings of a put that was cut off included. */
  list(): AsyncIterable<StoredFile[]>
}

export interface StoredFile {
  name: string
  storedAt: Date
}

const STORED_NAME = /^[\da-f]{32}\.[a-z\d]{1,5}$/
const HALF_WRITTEN = /^\.[\da-f]{16}$/
const LISTED_AT_A_TIME = 500

/** A name that nobody can guess and that says nothing: what a person called the file never becomes a path. */
export const newStoredName = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`

export const isStoredName = (name: string) => STORED_NAME.test(name)

export const folderStorage = (folder: string): FileStorage => ({
  async put(name, bytes) {
    if (!isStoredName(name)) throw new Error('Not a name of a stored file')
    const aside = join(folder, `.${randomBytes(8).toString('hex')}`)
    await mkdir(folder, { recursive: true })
    // Written aside and moved in, so that a reader never sees half a file.
    try {
      await writeFile(aside, bytes)
      await rename(aside, join(folder, name))
    } catch (error) {
      // On a full disk the half that was written would take the place of the next try.
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
    const names = await readdir(folder).catch(nothingIfMissing)
    const ours = names.filter((name) => isStoredName(name) || HALF_WRITTEN.test(name))
    for (let at = 0; at < ours.length; at += LISTED_AT_A_TIME)
      yield (await Promise.all(ours.slice(at, at + LISTED_AT_A_TIME).map((name) => statOf(folder, name)))).flat()
  },
})

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** None where the file has gone meanwhile. */
const statOf = (folder: string, name: string): Promise<StoredFile[]> =>
  stat(join(folder, name)).then(({ mtime }) => [{ name, storedAt: mtime }], nothingIfMissing)

function nothingIfMissing(error: unknown): [] {
  if (isMissing(error)) return []
  throw error
}

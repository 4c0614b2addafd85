import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps files by name: in a folder, or in a store that several servers share. */
export interface FileStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>
  /** For a file whose record could not be written. */
  remove(name: string): Promise<void>
}

const STORED_NAME = /^[\da-f]{32}\.[a-z\d]{1,5}$/

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
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    })
  },
  async remove(name) {
    if (isStoredName(name)) await rm(join(folder, name), { force: true })
  },
})

import { setImmediate } from 'node:timers/promises'
import { Zip, ZipPassThrough } from 'fflate'

export interface ZippedFile {
  /** With its folders. */
  path: string
  bytes: Uint8Array
}

/**
 * An archive of files, one after the other, so that not all of them have to be in memory twice. PDFs and pictures are
 * compressed already, so that nothing is compressed again; other work gets its turn between two of them.
 */
export async function writeZip(files: AsyncIterable<ZippedFile>): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for await (const { path, bytes } of files) {
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    entry.push(bytes, true)
    await setImmediate()
  }
  zip.end()
  return Buffer.concat(parts)
}

const FORBIDDEN = /[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]+/gu
const LONGEST = 100

/** A name that every system takes for a file, and none for a path. */
export function fileNameOf(text: string): string {
  const name = text.normalize('NFC').replace(FORBIDDEN, '-').trim().replace(/^\.+/, '')
  const [, stem = name, extension = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(name) ?? []
  return `${stem.slice(0, LONGEST).trim() || '-'}${extension}`
}

/** Numbers those that have a name that was given before, whatever the case of its letters. */
export function uniqueNames() {
  const given = new Set<string>()
  return (name: string): string => {
    const [, stem = name, extension = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(name) ?? []
    let unique = name
    for (let number = 2; given.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${extension}`
    given.add(unique.toLowerCase())
    return unique
  }
}

/** A file that is packed already. */
export interface Entry {
  name: string
  /** Its checksum and size before it was packed. */
  crc: number
  bytes: number
  packed: Buffer
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF_8 = 0x0800
const DEFLATED = 8
/** The first of January 1980: a file that is made of the same rows is the same file. */
const DATE = 0x21

/** Files one after the other, and at the end the directory that says where each of them begins. */
export function zipOf(entries: readonly Entry[]): Buffer<ArrayBuffer> {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let place = 0
  for (const { name, crc, bytes, packed } of entries) {
    const path = Buffer.from(name)
    const about = [shorts(VERSION, UTF_8, DEFLATED, 0, DATE), words(crc, packed.length, bytes), shorts(path.length, 0)]
    const file = Buffer.concat([words(LOCAL), ...about, path, packed])
    files.push(file)
    directory.push(words(CENTRAL), shorts(VERSION), ...about, shorts(0, 0, 0), words(0, place), path)
    place += file.length
  }
  const list = Buffer.concat(directory)
  const counts = shorts(0, 0, entries.length, entries.length)
  return Buffer.concat([...files, list, words(END), counts, words(list.length, place), shorts(0)])
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length)
  for (const [at, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 * at)
  return bytes
}

function shorts(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length)
  for (const [at, number] of numbers.entries()) bytes.writeUInt16LE(number, 2 * at)
  return bytes
}

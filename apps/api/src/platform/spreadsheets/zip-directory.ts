import { SheetProblem } from './sheet-problem'

const END = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_LENGTH = 0xffff
const LONG_END_LOCATOR = 0x07064b50
const LONG_END = 0x06064b50
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const IN_EXTRA_FIELD = 0xffffffff

export interface ZipEntry {
  name: string
  /** The larger of its declared packed and unpacked sizes. Unpackers allocate this much and cut off the rest. */
  bytes: number
}

/** The entries of a ZIP file, without unpacking it. */
export function readZipDirectory(zip: Buffer): ZipEntry[] {
  try {
    return readEntries(zip, findDirectory(zip))
  } catch {
    throw new SheetProblem('unreadableFile')
  }
}

interface Directory {
  count: number
  start: number
  /** Whether it is a ZIP64 directory; some writers always use it. */
  isLong: boolean
}

/** Searched from the end, as unpackers do, so that both use the same directory. */
function findDirectory(zip: Buffer): Directory {
  const last = zip.length - END_BYTES
  const end = zip.subarray(0, last + 4).lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < last - MAX_COMMENT_LENGTH || zip.readUInt32LE(end) !== END) throw new SheetProblem('unreadableFile')
  const long = end >= 20 && zip.readUInt32LE(end - 20) === LONG_END_LOCATOR ? zip.readUInt32LE(end - 12) : null
  if (long !== null && zip.readUInt32LE(long) === LONG_END) {
    return { count: zip.readUInt32LE(long + 32), start: zip.readUInt32LE(long + 48), isLong: true }
  }
  return { count: zip.readUInt16LE(end + 8), start: zip.readUInt32LE(end + 16), isLong: false }
}

function readEntries(zip: Buffer, { count, start, isLong }: Directory): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = start
  while (entries.length < count) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new SheetProblem('unreadableFile')
    const nameEnd = at + ENTRY_BYTES + zip.readUInt16LE(at + 28)
    const extraEnd = nameEnd + zip.readUInt16LE(at + 30)
    const sizes = [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 20)]
    const bytes =
      isLong && sizes.includes(IN_EXTRA_FIELD) ? longSize(zip.subarray(nameEnd, extraEnd)) : Math.max(...sizes)
    entries.push({ name: zip.toString('utf8', at + ENTRY_BYTES, nameEnd), bytes })
    at = extraEnd + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** The largest value in the ZIP64 extra field: sizes, and perhaps an offset. */
function longSize(extra: Buffer): number {
  for (let at = 0; at + 4 < extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const numbers = Math.floor(extra.readUInt16LE(at + 2) / 8)
    return Math.max(...Array.from({ length: numbers }, (_, n) => Number(extra.readBigUInt64LE(at + 4 + 8 * n))))
  }
  return Infinity
}

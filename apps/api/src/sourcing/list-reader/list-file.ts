import { fileTypes } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import { checkWorkbook } from '../../platform/spreadsheets/check-workbook'
import { csvText } from '../../platform/spreadsheets/csv-text'
import { SheetProblem } from '../../platform/spreadsheets/sheet-problem'

const mediaTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  tiff: 'image/tiff',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const

export type ListKind = keyof typeof mediaTypes

/** The list of a buyer, whose content is what its name says. */
export interface ListFile {
  kind: ListKind
  mediaType: string
  name: string
  bytes: Buffer
}

const kindByMagic: Readonly<Record<string, ListKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/tiff': 'tiff',
}

/** The beginning tells; what stands further on is of no use for that, and not looked at. */
const HEAD = 4100
const ZIP = Buffer.from('PK\x03\x04')
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Neither a path nor anything that makes a name look like another: control characters, and those that turn it around. */
const NOT_IN_NAMES = /[\p{Cc}\p{Bidi_Control}/\\]/gu

/** What a file is, when it may be kept: its name must end as its content begins. */
export async function recogniseList(upload: Upload): Promise<ListFile> {
  const name = upload.name.normalize('NFC').replace(NOT_IN_NAMES, '_').trim()
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  const type = fileTypes.find((type) => type === extension)
  if (!type) throw new Refusal('wrongFileType')
  const kind = await kindOf(upload.bytes)
  if (kind !== (type === 'jpeg' ? 'jpg' : type)) throw new Refusal('notWhatItSays', type)
  return { kind, mediaType: mediaTypes[kind], name, bytes: upload.bytes }
}

/** What a file is by its content; null when it is none of what a list can be. */
export async function kindOf(bytes: Buffer): Promise<ListKind | null> {
  if (startsWith(bytes, ZIP)) return workbookKind(bytes)
  if (startsWith(bytes, COMPOUND)) return compoundKind(bytes)
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD)).catch(() => undefined)
  const kind = found && kindByMagic[found.mime]
  // A text that begins with the letters BM is no picture, so that other findings don't count.
  return kind ?? (csvText(bytes) === null ? null : 'csv')
}

function workbookKind(bytes: Buffer): 'xlsx' | null {
  try {
    if (checkWorkbook(bytes).hasMacros) throw new Refusal('hasMacros')
    return 'xlsx'
  } catch (error) {
    if (!(error instanceof SheetProblem)) throw error
    if (error.problem === 'tooLargeUnpacked') throw new Refusal(error.problem)
    return null
  }
}

const inUtf16 = (text: string) => Buffer.from(text, 'utf16le')
const WORKBOOKS = ['Workbook\0', 'Book\0'].map(inUtf16)
const MACROS = inUtf16('_VBA_PROJECT_CUR\0')

/** Documents and installers are compound files too; a spreadsheet has a stream of that name. */
function compoundKind(bytes: Buffer): 'xls' | null {
  if (bytes.includes(MACROS)) throw new Refusal('hasMacros')
  return WORKBOOKS.some((name) => bytes.includes(name)) ? 'xls' : null
}

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic)

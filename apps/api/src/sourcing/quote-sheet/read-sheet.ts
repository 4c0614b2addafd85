import { MOST_ITEMS } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import type { ReadQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import type { Upload } from '../../platform/http/bodies/upload'
import { Refusal } from '../../platform/refusal'
import type { SheetRow } from '../../platform/spreadsheets/read-rows'
import { readSheet } from '../../platform/spreadsheets/read-sheet'
import { findEnquiries } from '../enquiries/enquiries.repository'
import { listItems } from '../enquiries/enquiry-items.repository'
import { readFields, type ReadField } from './columns'
import { readLine, type Cells } from './read-line'
import { texts, textsOfSheets } from './texts'

/** Some people write a title above the header. */
const ROWS_ABOVE = 10

type Places = ReadonlyMap<ReadField, number>

/** The filled in sheet of an enquiry, line by line, for the party to look through. Nothing is saved. */
export async function readQuoteSheet(
  db: Database,
  actor: Actor,
  enquiryId: number,
  upload: Upload,
): Promise<ReadQuoteSheet> {
  const [about] = await findEnquiries(db, [enquiryId], actor.companyId)
  if (!about) throw new Refusal('enquiryNotFound')
  const sheet = await readSheet(actor.userId, upload, { maxRows: MOST_ITEMS, rowsAbove: ROWS_ABOVE })
  const top = sheet.slice(0, ROWS_ABOVE).findIndex(({ cells }) => placesOf(cells).has('line'))
  const places = placesOf(sheet[top]?.cells ?? [])
  const missing = (['line', 'price'] as const).filter((field) => !places.has(field)).map((field) => texts[field])
  if (missing.length > 0) throw new Refusal('missingColumns', missing)
  const items = new Map((await listItems(db, enquiryId)).map((row) => [String(row.item.id), row]))
  return readRows(sheet.slice(top + 1), places, items)
}

function readRows(
  rows: readonly SheetRow[],
  places: Places,
  items: ReadonlyMap<string, Parameters<typeof readLine>[0]>,
): ReadQuoteSheet {
  const answer: ReadQuoteSheet = { lines: [], errors: [] }
  const seen = new Set<string>()
  for (const { row, cells } of rows) {
    const named = cellsOf(places, cells)
    const line = named.line ?? ''
    const item = items.get(line)
    const read = readNamed(item, named, seen.has(line))
    seen.add(line)
    if (read && 'error' in read) answer.errors.push({ row, error: read.error })
    else if (read) answer.lines.push(read)
  }
  return answer
}

function readNamed(item: Parameters<typeof readLine>[0] | undefined, cells: Cells, isTwice: boolean) {
  if (!item) return { error: texts.unknownLine }
  return isTwice ? { error: texts.lineTwice } : readLine(item, cells)
}

/** Where the columns are, by their titles in any language. */
function placesOf(header: readonly string[]): Places {
  const found = readFields.map((field) => {
    const titles = textsOfSheets.map((sheet) => sheet[field].toLowerCase())
    return [field, header.findIndex((title) => titles.includes(title.trim().toLowerCase()))] as const
  })
  return new Map(found.filter(([, place]) => place >= 0))
}

/** The cells that are not empty. A control character is no part of a name that a person typed. */
function cellsOf(places: Places, cells: readonly string[]): Cells {
  const filled = [...places].flatMap(([field, place]) => {
    const text = cells[place]
      ?.toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
    return text ? [[field, text] as const] : []
  })
  return Object.fromEntries(filled)
}

import { correctSigns } from '@lohahaat/domain/catalogue/list-reader/photo/correct-signs'
import { settlePhotoLine } from '@lohahaat/domain/catalogue/list-reader/photo/settle-photo-line'
import { MOST_LINES } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import type { leafFinder } from '../../../catalogue/tree/find-leaf'
import type { PrintedRow } from '../../../platform/printed-text/lay-rows'
import { Refusal } from '../../../platform/refusal'
import type { ReadLine } from '../match-lines'
import { readEach } from '../read-each'
import { openTable } from '../read-table'
import { findColumns, layUnder, splitRow, tellingWords } from './lay-columns'

type FindLeaf = ReturnType<typeof leafFinder>

/** The lines of a list by the text of a PDF. */
export function readPdfRows(account: number, rows: readonly PrintedRow[]): Promise<ReadLine[]> {
  const { columns, below, readRow } = openPrinted(rows)
  const split = columns.top === -1 ? below.flatMap(({ cells }) => splitRow(cells)) : below.map(({ cells }) => cells)
  return readEach(account, split, (cells) => readRow(layUnder(columns, cells)))
}

/** A figure that the reader of pictures is less sure of than this is in doubt. */
const SURE = 60

/** The lines of a list in a photo, each with what is doubtful in it. */
export function readPhotoRows(account: number, rows: readonly PrintedRow[], findLeaf: FindLeaf): Promise<ReadLine[]> {
  const { columns, below, readRow } = openPrinted(rows)
  return readEach(account, below, ({ cells, again }) => {
    const [seen, seenAgain] = [layUnder(columns, cells), layUnder(columns, again)]
    const [[first], [second = null]] = [readRow(seen), readRow(seenAgain)]
    if (!first) return []
    const corrected = [seen, seenAgain].flatMap((row) => readRow(row.map(correctSigns)))
    const faint = tellingWords(columns, cells)
      .filter(({ text, confidence }) => /\d/.test(text) && confidence < SURE)
      .map(({ text }) => text)
    return [{ ...settlePhotoLine({ first, second, corrected, faint }, isIn(findLeaf)), fromPhoto: true }]
  })
}

/** The columns of a printed list, the rows below its header, and how such a row is read. */
function openPrinted(rows: readonly PrintedRow[]) {
  const columns = findColumns(rows)
  const below = rows.slice(columns.top + 1)
  if (below.length > MOST_LINES) throw new Refusal('tooManyLines', MOST_LINES)
  const { readRow } = openTable([columns.heads.map(({ text }) => text)])
  return { columns, below, readRow }
}

const isIn =
  (findLeaf: FindLeaf) =>
  ({ className, size, thickness }: ReadLine) =>
    className !== null && size !== null && thickness !== null && findLeaf({ className, size, thickness }) !== null

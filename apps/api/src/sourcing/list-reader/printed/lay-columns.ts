import { hasDimensions } from '@lohahaat/domain/catalogue/list-reader/chat/dimensions'
import { readEnquiryHeader } from '@lohahaat/domain/catalogue/list-reader/header'
import { correctHeading } from '@lohahaat/domain/catalogue/list-reader/photo/correct-signs'
import type { PrintedCell, PrintedRow } from '../../../platform/printed-text/lay-rows'
import { ROWS_ABOVE } from '../read-table'

/** The columns of a printed table. */
interface Columns {
  /** Which row the header is; -1 without one. */
  top: number
  heads: readonly PrintedCell[]
  /** Which of them are of a field. */
  fields: ReadonlySet<number>
}

const textsOf = (cells: readonly PrintedCell[]) => cells.map(({ text }) => text)

/** The columns by the header of a table, as it was read or read again, whichever names more of them. */
export function findColumns(rows: readonly PrintedRow[]): Columns {
  const found = rows
    .slice(0, ROWS_ABOVE)
    .flatMap(({ cells, again }, top) => [cells, again].map((each) => columnsOf(top, each)))
  const { top = -1 } = found.find(({ fields }) => fields.size > 0) ?? {}
  const [best] = found.filter((each) => each.top === top).sort((one, other) => other.fields.size - one.fields.size)
  return best ?? { top: -1, heads: [], fields: new Set() }
}

function columnsOf(top: number, cells: readonly PrintedCell[]): Columns {
  const heads = cells.map((cell) => ({ ...cell, text: correctHeading(cell.text) }))
  return { top, heads, fields: new Set(readEnquiryHeader(textsOf(heads))?.map(({ column }) => column)) }
}

/** The cells of a row in these columns: a printed table has no empty cells, only empty places. */
export function layUnder({ heads }: Columns, cells: readonly PrintedCell[]): string[] {
  if (heads.length === 0) return textsOf(cells)
  const row = heads.map((): string[] => [])
  for (const cell of cells) row[nearestHead(heads, cell)]?.push(cell.text)
  return row.map((texts) => texts.join(' '))
}

/** The words of a row that say something: a serial number does not. */
export const tellingWords = ({ heads, fields }: Columns, cells: readonly PrintedCell[]) =>
  cells.filter((cell) => heads.length === 0 || fields.has(nearestHead(heads, cell))).flatMap(({ words }) => words)

function nearestHead(heads: readonly PrintedCell[], cell: PrintedCell): number {
  const off = heads.map((head) => Math.max(head.left - cell.right, cell.left - head.right))
  return off.indexOf(Math.min(...off))
}

/** Two lists side by side are two rows; a row of which only one cell names a section is one. */
export const splitRow = (cells: readonly PrintedCell[]): PrintedCell[][] =>
  cells.filter(({ text }) => hasDimensions(text) && severalFigures.test(text)).length < 2
    ? [[...cells]]
    : cells.map((cell) => [cell])

const severalFigures = /\d\D+\d/

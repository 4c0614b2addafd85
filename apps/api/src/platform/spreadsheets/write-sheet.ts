import { cellText } from './cell-text'
import { guardText } from './formula-guard'

export type Cell = string | number | boolean | null

const NARROW = 10
const WIDE = 50
const ROWS_MEASURED = 200

/** What XML does not allow, and U+FFFD, which stands for an unreadable character and which the library leaves out. */
const UNUSABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffd-\uffff]/g

/** UTF-8 with a byte order mark for Excel. */
export function writeCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): Buffer {
  const lines = [header, ...rows].map((cells) => cells.map(csvCell).join(','))
  return Buffer.from(`\ufeff${lines.map((line) => `${line}\r\n`).join('')}`)
}

function csvCell(cell: Cell): string {
  const value = tidy(cell)
  const text = typeof value === 'string' ? value : cellText(value)
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export async function writeXlsx(header: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const titles = header.map((title) => ({ value: xlsxCell(title) ?? '', fontWeight: 'bold' as const }))
  const columns = header.map((title, at) => ({
    width: widthOf([title, ...rows.slice(0, ROWS_MEASURED).map((row) => row[at])]),
  }))
  return writeXlsxFile([titles, ...rows.map((row) => row.map(xlsxCell))], { columns, stickyRowsCount: 1 }).toBuffer()
}

/**
 * The library keeps strings as keys of an object, so 'constructor' fails; a trailing space, which readers trim, avoids
 * it.
 */
function xlsxCell(cell: Cell): Cell {
  const value = tidy(cell)
  return typeof value === 'string' && value in Object.prototype ? `${value} ` : value
}

function tidy(cell: Cell): Cell {
  if (typeof cell === 'string') return guardText(cell.toWellFormed().replace(UNUSABLE, ''))
  return typeof cell === 'number' && !Number.isFinite(cell) ? null : cell
}

function widthOf(cells: readonly (Cell | undefined)[]): number {
  const longest = Math.max(...cells.map((cell) => String(cell ?? '').length))
  return Math.min(Math.max(longest + 2, NARROW), WIDE)
}

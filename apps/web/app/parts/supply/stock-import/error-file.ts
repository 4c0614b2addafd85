import { saveFile } from '../../../api/files/save-file'
import type { ImportResult } from './use-stock-import'
import { texts } from './texts'

type RowError = ImportResult['errors'][number]

/** The errors as CSV, with a byte order mark for Excel. */
export function errorSheet(errors: readonly RowError[]): string {
  const header = [texts.errors.row, texts.errors.column, texts.errors.value, texts.errors.problem]
  const lines = [header, ...errors.map(({ row, column, value, error }) => [String(row), column, value, error])]
  return `\ufeff${lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`
}

export const saveErrors = (errors: readonly RowError[]) =>
  saveFile({ blob: new Blob([errorSheet(errors)], { type: 'text/csv' }), name: 'lohahaat-import-errors.csv' })

/** An apostrophe keeps a value from being run as a formula. */
function toCell(value: string): string {
  const text = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

import { parse } from 'csv-parse/sync'
import { SheetProblem } from './sheet-problem'

const DELIMITERS = [',', ';', '\t']
/** What no text file has, and the beginnings of those that are text but no table. */
const NOT_TEXT = /[\0-\x08\x0e-\x1f]/
const OTHER_TEXT = /^\s*(%PDF-|\{\\rtf|<)/

/** The cells of a text file with commas, semicolons or tabs between them. */
export function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes)
  if (NOT_TEXT.test(text) || OTHER_TEXT.test(text)) throw new SheetProblem('notASheet')
  return parse(text, {
    delimiter: sniffDelimiter(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // An inch mark is no quote: 2" pipe.
    relax_quotes: true,
  })
}

/** What is no UTF-8 comes from an older spreadsheet, which wrote what Windows had. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // All in one piece, Node takes Latin-1 for it and loses the euro sign; as a stream it doesn't.
    return new TextDecoder('windows-1252').decode(bytes, { stream: true })
  }
}

/** The delimiter that the first line has most of, outside of quotes. */
function sniffDelimiter(text: string): string {
  const [firstLine = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).delimiter
}

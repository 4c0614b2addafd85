import { parse } from 'csv-parse/sync'
import { csvText } from './csv-text'
import { SheetProblem } from './sheet-problem'

const DELIMITERS = [',', ';', '\t']
const EMPTY: string[] = []
/** Cells may contain line breaks, but few on average. */
const MAX_LINES_PER_ROW = 100

/** The cells of a text file separated by commas, semicolons or tabs. */
export function readCsv(bytes: Buffer, maxRows: number): string[][] {
  const text = csvText(bytes)
  if (text === null) throw new SheetProblem('notASheet')
  if (countLines(text) > maxRows * MAX_LINES_PER_ROW) throw new SheetProblem('tooManyRows')
  let filled = 0
  return parse(text, {
    delimiter: sniffDelimiter(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // An inch mark is not a quote: 2" pipe.
    relax_quotes: true,
    // A long file is refused at the first row too many, and empty rows take no memory.
    on_record: (cells: string[]) => {
      if (!cells.some((cell) => cell.trim() !== '')) return EMPTY
      if (++filled > maxRows) throw new SheetProblem('tooManyRows')
      return cells
    },
  })
}

function countLines(text: string): number {
  let lines = 0
  for (let at = 0; at < text.length; at++) if (text[at] === '\n' || text[at] === '\r') lines++
  return lines
}

/** The most frequent delimiter of the first line, outside quotes. */
function sniffDelimiter(text: string): string {
  const [firstLine = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: firstLine.split(delimiter).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).delimiter
}

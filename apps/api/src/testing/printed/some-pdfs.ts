import type { RefusalName } from '@lohahaat/contract/platform/errors'
import { type AskedLine, askedLines } from './asked-lines'
import { type PdfText, writePdf } from '../../db/demo/papers/write-pdf'

interface PdfList {
  say: string
  bytes: Buffer
  lines: AskedLine[]
}

const HEADS = ['S.No', 'Description', 'Size', 'Thk (mm)', 'Qty', 'Unit']
const COLUMNS = [50, 90, 250, 340, 410, 470]
const LEFT = 50
const RIGHT = 320
const TOP = 780
const LEADING = 22

const rowAt = (at: number) => TOP - at * LEADING
const listAt = (lines: readonly AskedLine[], x: number, from = 0): PdfText[] =>
  lines.map(({ text }, at) => ({ text, x, y: rowAt(at + from) }))
const cellsAt = (cells: readonly string[], at: number): PdfText[] =>
  cells.map((text, column) => ({ text, x: COLUMNS[column] ?? 0, y: rowAt(at) }))
const tableOf = (lines: readonly AskedLine[], first = 1): PdfText[] => [
  ...cellsAt(HEADS, 1),
  ...lines.flatMap(({ cells }, at) => cellsAt([String(at + first), ...cells], at + 2)),
]
const heading = (text: string): PdfText[] => [{ text, x: LEFT, y: rowAt(0) }]

/** Lists as offices send them. */
export function somePdfs(): PdfList[] {
  const [plain, table, left, right, many, turned] = [9, 12, 8, 8, 45, 7].map((count, at) => askedLines(900 + at, count))
  if (!plain || !table || !left || !right || !many || !turned) throw new Error('There are no lines')
  const pages = [many.slice(0, 20), many.slice(20, 40), many.slice(40)]
  return [
    {
      say: 'plain lines',
      lines: plain,
      bytes: writePdf([[...heading('Dear sir, please quote for'), ...listAt(plain, LEFT, 1)]]),
    },
    { say: 'a table', lines: table, bytes: writePdf([[...heading('Purchase requisition'), ...tableOf(table)]]) },
    {
      say: 'two columns',
      lines: [...left, ...right],
      bytes: writePdf([[...listAt(left, LEFT), ...listAt(right, RIGHT)]]),
    },
    {
      say: 'three pages',
      lines: many,
      bytes: writePdf(pages.map((lines, at) => tableOf(lines, 1 + at * 20))),
    },
    { say: 'a turned page', lines: turned, bytes: writePdf([listAt(turned, LEFT)], { turned: true }) },
  ]
}

/** PDFs that are no list, or more than one. */
export const hostilePdfs: readonly { say: string; bytes: () => Buffer; answer: RefusalName }[] = [
  {
    say: 'a thousand pages',
    bytes: () => writePdf(Array.from({ length: 1000 }, () => heading('SHS 50x50x2.9 60 nos'))),
    answer: 'tooManyPages',
  },
  {
    say: 'a password',
    bytes: () => writePdf([heading('SHS 50x50x2.9 60 nos')], { locked: true }),
    answer: 'lockedPdf',
  },
  { say: 'no PDF behind its first letters', bytes: () => Buffer.from('%PDF-1.7 hello'), answer: 'unreadableFile' },
  { say: 'a scan without text', bytes: () => writePdf([[]]), answer: 'scannedPdf' },
  {
    say: 'a quarter of a million letters',
    bytes: () =>
      writePdf(
        Array.from({ length: 10 }, () =>
          Array.from({ length: 250 }, (_, at) => ({ text: 'x'.repeat(100), x: 5, y: 3 * at })),
        ),
      ),
    answer: 'tooLargeUnpacked',
  },
]

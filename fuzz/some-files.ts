import fc from 'fast-check'
import sharp from 'sharp'
import { sheetTitles } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { writeCsv } from '../apps/api/src/platform/spreadsheets/write-sheet'
import type { SentFile } from '../apps/api/src/testing/hostile/form'
import { xlsxOf } from '../apps/api/src/testing/hostile/zip'

export type Files = readonly SentFile[]

const LIST = 'SHS 50x50x2.9 25 nos\nGI pipe 50NB B class 300 kg\n'
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const inline = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`
const stockRow = sheetTitles.map((title) => (title === 'Price (₹/MT)' ? '61000' : 'x'))

const bytes: Record<string, Buffer<ArrayBuffer> | string> = {
  'list.csv': LIST,
  'stock.csv': Buffer.from(writeCsv(sheetTitles, [stockRow])),
  'header.csv': Buffer.from(writeCsv(sheetTitles, [])),
  'bank.csv':
    'Date,Narration,Ref No,Debit,Credit,Balance\n17/11/2026,NEFT VERMA FABRICATORS,UTR123,,50000.00,50000.00\n',
  'list.xlsx': Buffer.from(xlsxOf(inline('SHS 50x50x2.9 25 nos'))),
  'list.pdf': '%PDF-1.7 hello',
  'pipe.png': Buffer.from(png),
  'half.png': Buffer.from(png.subarray(0, 40)),
  'rubbish.csv': Buffer.from([0, 1, 2, 255, 254, 13, 10, 0]),
  'rubbish.xlsx': 'PK\u0003\u0004 not really',
  'page.html': '<script>alert(1)</script>',
  'empty.csv': '',
  '../../a.csv': LIST,
  'no-extension': LIST,
  'पाइप.csv': LIST,
}

const file: fc.Arbitrary<SentFile> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...Object.entries(bytes)).map(([name, content]) => ({ name, bytes: content })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'files', '__proto__').map((field) => ({ name: 'list.csv', bytes: LIST, field })),
  },
)

/** Mostly one valid file. */
export const someFiles: fc.Arbitrary<Files> = fc.oneof(
  { weight: 9, arbitrary: file.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(file, { maxLength: 3 }) },
)

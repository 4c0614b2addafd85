import fc from 'fast-check'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readRows } from './read-rows'
import { writeCsv, writeXlsx, type Cell } from './write-sheet'

const formats = [
  { format: 'CSV', write: async (header: string[], rows: Cell[][]) => writeCsv(header, rows) },
  { format: 'XLSX', write: writeXlsx },
]

test('a CSV file is what RFC 4180 and Excel ask for', () => {
  const rows = [
    ['पाइप, 2" "x"', 1.5, true, null],
    ['a\nb', -3, false, NaN],
  ]
  expect(writeCsv(['Name', 'Rate', 'ISI', 'Note'], rows).toString()).toBe(
    '\ufeffName,Rate,ISI,Note\r\n"पाइप, 2"" ""x""",1.5,TRUE,\r\n"a\nb",-3,FALSE,\r\n',
  )
})

test('an XLSX file has a bold first row that stays, columns that fit, and real numbers', async () => {
  const bytes = await writeXlsx(['Name', 'Rate'], [['A pipe of some length, and more than that', 61.5]])
  const sheet = unpack(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>61.5<\/v>/)
  expect(sheet).toMatch(/<col [^>]*width="43/)
  expect(unpack(bytes, 'xl/styles.xml')).toContain('<b/>')
})

describe.each(formats)('$format', ({ write }) => {
  test.each(['=1+1', '+91 98', '-5', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''-x", "'tis", '-', "'"])(
    '%j is text for a spreadsheet, and itself for us',
    async (text) => {
      const bytes = await write(['Note'], [[text, 'x']])
      const [, row] = await readRows(bytes, 10)
      expect(row?.cells).toEqual([text.trim(), 'x'])
    },
  )

  test.each(['\x07', '\ufffd', '\uffff'])('%j is left out', async (sign) => {
    const [, row] = await readRows(await write(['Note'], [[`50${sign} NB`]]), 10)
    expect(row?.cells).toEqual(['50 NB'])
  })

  test('what is written is read back, whatever it is', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }).filter((given) => !given.includes('\ufffd')),
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\n', ' ', 'a', 'पा', '🏗️', 'أ', '<', '&'),
      }),
      fc.constantFrom('constructor', '__proto__', 'toString', 'TRUE', '1e5', '007', '2026-03-31'),
    )
    const number = fc.integer().map((thousandths) => thousandths / 1000)
    const cell = fc.oneof(text, number, fc.boolean(), fc.constant(null))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), async (rows) => {
        const read = await readRows(await write(['Head'], rows), 100)
        const expected = rows.map((cells, at) => ({ row: at + 2, cells: withoutTail(cells.map(asTyped)) }))
        expect(read.slice(1)).toEqual(expected.filter(({ cells }) => cells.length > 0))
      }),
      { numRuns: 300 },
    )
  })

  test('5,000 rows of 18 columns', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) =>
      Array.from({ length: 18 }, (_, to) => (to % 2 ? at * to : `${at}/${to}`)),
    )
    const header = Array.from({ length: 18 }, (_, at) => `Column ${at}`)
    const read = await readRows(await write(header, rows), 5001)
    expect(read).toHaveLength(5001)
    expect(read.at(-1)).toEqual({ row: 5001, cells: rows.at(-1)?.map(String) })
  })
})

/** As the reader returns it. */
function asTyped(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return String(cell ?? '').trim()
}

const withoutTail = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)

function unpack(zip: Buffer, name: string): string {
  const entry = zip.lastIndexOf(Buffer.from(name)) - 46
  const place = zip.readUInt32LE(entry + 42)
  const start = place + 30 + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28)
  return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(entry + 20))).toString()
}

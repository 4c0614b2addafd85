import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { sheetFields, sheetTitles, type SheetField } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { writeCsv } from '../../platform/spreadsheets/write-sheet'
import { useStockDesk } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'
import { xlsxOf } from '../../testing/hostile/zip'

const server = useTestServer()
const desk = useStockDesk(server)
const { row, asNew, onlyId, idAt, check, bring } = desk

/** All tables that an import can change. */
async function fingerprint() {
  const sums = ['stock_items', 'price_changes', 'audit_entries'].map(
    (table) => sql`(select md5(string_agg(t::text, '|' order by t.id)) from ${sql.identifier(table)} t)`,
  )
  return (await server.db.execute(sql`select array[${sql.join(sums, sql`, `)}] as sums`)).rows
}

type Slip = { cells: Partial<Record<SheetField, string>>; column: string; error: string | RegExp }
const slips: Slip[] = [
  { cells: { brandName: 'Tataa' }, column: 'Brand', error: 'There is no brand “Tataa”.' },
  { cells: { brandName: '' }, column: 'Brand', error: 'Please select Brand.' },
  { cells: { className: 'TMT' }, column: 'Class', error: 'There is no class “TMT”.' },
  { cells: { className: '' }, column: 'Class', error: 'Please select Class.' },
  { cells: { size: '51 NB' }, column: 'Size', error: /^There is no size “51 NB” in .+\. Did you mean 50 NB\?$/ },
  { cells: { thickness: '99.9' }, column: 'Thickness (mm)', error: /^There is no thickness “99.9” in .+\.$/ },
  { cells: { thickness: '' }, column: 'Thickness (mm)', error: 'Please select Thickness.' },
  { cells: { grade: 'YSt 999' }, column: 'Grade', error: 'There is no grade “YSt 999”.' },
  { cells: { grade: 'IS 1239' }, column: 'Grade', error: 'There is no grade “IS 1239”.' },
  { cells: { standard: 'ISI' }, column: 'Standard', error: 'There is no standard “ISI”.' },
  { cells: { stamp: 'X' }, column: 'Stamp', error: 'There is no stamp “X”.' },
  { cells: { delivery: 'soon' }, column: 'Delivery', error: 'There is no delivery “soon”.' },
  { cells: { delivery: '' }, column: 'Delivery', error: 'Please select Delivery.' },
  { cells: { sellerName: "' or 1=1 --" }, column: 'Seller', error: "There is no seller “' or 1=1 --”." },
  { cells: { length: '' }, column: 'Length (m)', error: 'Please enter Length as a number.' },
  { cells: { length: '20.5' }, column: 'Length (m)', error: "Length can't be above 20." },
  { cells: { length: '6.0001' }, column: 'Length (m)', error: 'Length can have at most 3 decimals.' },
  { cells: { price: 'call us' }, column: 'Price (₹/MT)', error: 'Please enter Price as a number.' },
  { cells: { price: '62,5' }, column: 'Price (₹/MT)', error: 'Please enter Price as a number.' },
  { cells: { price: '0' }, column: 'Price (₹/MT)', error: 'Price must be above 0.' },
  { cells: { price: '-5' }, column: 'Price (₹/MT)', error: 'Price must be above 0.' },
  { cells: { price: '10,00,001' }, column: 'Price (₹/MT)', error: "Price can't be above 10,00,000." },
  { cells: { price: '62000.005' }, column: 'Price (₹/MT)', error: 'Price can have at most 2 decimals.' },
  { cells: { price: '9'.repeat(400) }, column: 'Price (₹/MT)', error: 'Please enter Price as a number.' },
  {
    cells: { weightPerPiece: 'x' },
    column: 'Weight per piece (kg)',
    error: 'Please enter Weight per piece as a number.',
  },
  { cells: { available: 'lots' }, column: 'Available (MT)', error: 'Please enter Available as a number.' },
  { cells: { available: '-1' }, column: 'Available (MT)', error: "Available can't be below 0." },
  { cells: { hsn: '730' }, column: 'HSN', error: 'HSN must have 4, 6 or 8 digits.' },
  { cells: { mtc: 'maybe' }, column: 'MTC', error: 'Please write Yes or No.' },
  { cells: { active: '2' }, column: 'Active', error: 'Please write Yes or No.' },
  { cells: { itemId: 'abc' }, column: 'ID', error: 'An ID is a whole number, or blank for a new item.' },
  { cells: { itemId: '1.5' }, column: 'ID', error: 'An ID is a whole number, or blank for a new item.' },
  { cells: { itemId: '-1' }, column: 'ID', error: 'An ID is a whole number, or blank for a new item.' },
  {
    cells: { itemId: '99999999999' },
    column: 'ID',
    error: 'An ID is a whole number, or blank for a new item.',
  },
  { cells: { itemId: '2000000000' }, column: 'ID', error: 'There is no item with the ID 2000000000.' },
]

describe('what is wrong with a row is told with its column and value', () => {
  let answer: Awaited<ReturnType<typeof check>>
  // One sheet for all of them: reading a sheet starts a process.
  beforeAll(async () => {
    answer = await check(...slips.map(({ cells }) => asNew(1, cells)))
  })

  test.each(slips.map((slip, at) => ({ ...slip, row: at + 2 })))('$cells', ({ cells, row, column, error }) => {
    const [told, ...others] = answer.errors?.filter((each) => each.row === row) ?? []
    expect(told).toMatchObject({ row, column, error: expect.stringMatching(error) })
    expect(Object.values(cells)[0]).toMatch(told?.value.replace('…', '') ?? '-')
    expect(others).toEqual([])
  })

  test('several at once, each of them once', async () => {
    const { errorCount, errors } = await check(asNew(0, { brandName: 'No', className: 'No', price: 'No', mtc: 'x' }))
    expect(errorCount).toBe(4)
    expect(errors?.map(({ column }) => column).sort()).toEqual(['Brand', 'Class', 'MTC', 'Price (₹/MT)'])
  })

  test('all of them, also where the item, the class and the size are unknown', async () => {
    const cells = {
      itemId: '2000000000',
      className: 'SHX',
      size: '1x1',
      thickness: 'thin',
      price: '0',
      delivery: 'soon',
    }
    const { errors } = await check(asNew(0, cells))
    expect(errors?.map(({ column, error }) => [column, error.split('.')[0]])).toEqual([
      ['ID', 'There is no item with the ID 2000000000'],
      ['Class', 'There is no class “SHX”'],
      ['Size', 'There is no size “1x1”'],
      ['Thickness (mm)', 'There is no thickness “thin”'],
      ['Delivery', 'There is no delivery “soon”'],
      ['Price (₹/MT)', 'Price must be above 0'],
    ])
  })

  test('what was probably meant', async () => {
    const { errors } = await check(
      asNew(0, { brandName: 'Tata Structra', className: 'SHSS', grade: 'YST 311', delivery: 'Redy stock' }),
      asNew(0, { className: 'SHS', size: '51x51', thickness: '3.2' }),
      asNew(0, { className: 'SHS', size: '50x50', thickness: '2.8' }),
    )
    const hints = errors?.map(({ error }) => /Did you mean (.+)\?$/.exec(error)?.[1])
    expect(errors?.map(({ row, column }, at) => [row, column, hints?.[at]])).toEqual([
      [2, 'Brand', 'Tata Structura'],
      [2, 'Class', 'SHS'],
      [2, 'Grade', expect.stringContaining('YSt 310')],
      [2, 'Delivery', expect.stringMatching(/ready/i)],
      [3, 'Size', '50x50'],
      [4, 'Thickness (mm)', '2.9'],
    ])
  })

  test('an ID twice', async () => {
    const { errors } = await check(onlyId(0, { price: '1' }), row(1), onlyId(0, { price: '2' }))
    expect(errors).toEqual([{ row: 4, column: 'ID', value: String(idAt(0)), error: 'This ID is in row 2 already.' }])
  })

  test('the first 500 of them, and how many there are', async () => {
    const rows = Array.from({ length: 600 }, () => asNew(0, { price: 'x', mtc: 'x' }))
    const { errorCount, errors } = await check(...rows)
    expect({ errorCount, shown: errors?.length }).toEqual({ errorCount: 1200, shown: 500 })
  })
})

describe('a sheet is refused', () => {
  const line = sheetTitles.map(() => 'x').join(',')
  test.each([
    {
      say: 'a missing column',
      text: 'Brand,Class,Size,Thk,Length,Delivery,Seller\na,b',
      error: 'This column is missing: Price (₹/MT).',
    },
    {
      say: 'no header',
      text: `${line}\n${line}`,
      error: /^These columns are missing: Brand, Class, Size, .+ \(₹\/MT\)\.$/,
    },
    { say: 'a column twice', text: 'ID,Price,Rate\n1,2,3', error: 'The column Price (₹/MT) is there more than once.' },
    { say: 'no rows', text: `${sheetTitles.join(',')}\n,,,\n`, error: 'There are no rows below the header.' },
    {
      say: 'too many rows',
      text: `ID,Price\n${'1,2\n'.repeat(100_001)}`,
      error: 'A file may have at most 1,00,000 rows.',
    },
  ])('$say', async ({ text, error }) => {
    const answer = await desk.importFile('import', text)
    expect(answer.status).toBe(400)
    expect(answer.error).toMatch(error)
  })

  test('whatever else it is', async () => {
    const before = await fingerprint()
    const bomb = xlsxOf(' '.repeat(20 * 1024 * 1024))
    const sent = [
      randomBytes(2000),
      Buffer.from('%PDF-1.4'),
      Buffer.from('PK\u0003\u0004'),
      bomb,
      Buffer.alloc(21 * 1024 * 1024),
    ]
    for (const bytes of sent) {
      const { status, error } = await desk.importFile('import', Buffer.from(bytes))
      expect([400, 413]).toContain(status)
      expect(error).toMatch(/./)
    }
    const file = { name: 'a.csv', bytes: desk.sheet(asNew(0)) }
    for (const fields of [{}, { mode: 'both' }, { mode: '' }]) {
      expect(await desk.send(importStock, fields, file)).toMatchObject({
        status: 400,
        lines: [{ error: 'Mode must be check or import.' }],
      })
    }
    expect(await desk.send(importStock, { mode: 'import' })).toMatchObject({ status: 400 })
    expect(await fingerprint()).toEqual(before)
  })
})

const priceColumn = sheetFields.indexOf('price')

describe('1,400 rows', { timeout: 60_000 }, () => {
  const rows = () =>
    Array.from({ length: 1400 }, (_, at) => (at < 600 ? row(at, { price: String(40_000 + at) }) : asNew(at % 600)))

  test('with one bad row change nothing, and name the row', async () => {
    const before = await fingerprint()
    const sheet = rows()
    sheet[1321] = asNew(1, { price: '1,00,00,000' })
    const answer = await bring(...sheet)
    expect(answer).toMatchObject({ status: 200, rows: 1400, errorCount: 1 })
    expect(answer.errors).toEqual([
      { row: 1323, column: 'Price (₹/MT)', value: '1,00,00,000', error: "Price can't be above 10,00,000." },
    ])
    expect(await fingerprint()).toEqual(before)
  })

  test('of many errors the first of the file are told, in whatever order its IDs are', async () => {
    const sheet = rows().map((cells) => cells.with(priceColumn, 'dear'))
    const { errorCount, errors } = await bring(...sheet.toReversed())
    expect(errorCount).toBe(1400)
    expect(errors?.map((error) => error.row)).toEqual(Array.from({ length: 500 }, (_, at) => at + 2))
  })

  test('without one are imported whole, with their prices and entries', async () => {
    const count = async (table: string) =>
      Number((await server.db.execute(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.['count'])
    const [items, prices, entries] = [
      await count('stock_items'),
      await count('price_changes'),
      await count('audit_entries'),
    ]
    const sheet = Buffer.from(writeCsv(sheetTitles, rows()))
    expect(await desk.importFile('check', sheet)).toMatchObject({ created: 800, updated: 600, errorCount: 0 })
    const answer = await desk.importFile('import', sheet)
    expect(answer).toMatchObject({ rows: 1400, created: 800, updated: 600, unchanged: 0, errorCount: 0 })
    expect(answer.steps).toEqual([500, 1000, 1400].map((done) => ({ done, of: 1400 })))
    expect(await count('stock_items')).toBe(items + 800)
    expect(await count('price_changes')).toBe(prices + 1400)
    expect(await count('audit_entries')).toBe(entries + 1400)
  })
})

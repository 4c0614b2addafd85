import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fetchQuoteSheet, readQuoteSheet, type ReadQuoteSheet } from '@lohahaat/contract/sourcing/quotes/quote-sheet'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { readRows } from '../../platform/spreadsheets/read-rows'
import { writeXlsx, type Cell } from '../../platform/spreadsheets/write-sheet'
import { type PlacedEnquiry, offer, threeLines } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const desk = filesOf(server, party)
let enquiry: PlacedEnquiry
const query = () => ({ enquiryId: String(enquiry.id) })

beforeEach(async () => {
  enquiry = await threeLines(server.db, buyer.userId)
})

async function read(bytes: Buffer<ArrayBuffer> | string, name = 'quote.xlsx') {
  const { status, lines } = await desk.send(readQuoteSheet, query(), { name, bytes })
  return { status, body: lines[0] as unknown as ReadQuoteSheet & { error: string } }
}

const titles = ['Line', 'Price (₹)', 'Price per', 'Make offered', 'Delivery days', 'Not offered']
const sheet = async (...rows: Cell[][]) => read(Buffer.from(await writeXlsx(titles, rows)))

test('a quote goes out as a sheet and comes in again as it was', async () => {
  await server.db
    .update(enquiryItems)
    .set({ make: 'Jindal', grade: 'YSt 310', remark: 'Site B' })
    .where(eq(enquiryItems.id, enquiry.itemIds[0] ?? 0))
  await offer(party, enquiry, [{ price: 58.25, priceUnit: 'Kg', make: 'Tata', deliveryDays: 7 }, 1850, null])
  const { bytes, headers } = await desk.download(fetchQuoteSheet, query())
  expect(headers['content-disposition']).toContain(`lohahaat-quote-${enquiry.leadId}.xlsx`)
  const [header, first] = await readRows(bytes, 100)
  expect(header?.cells).toEqual([
    ...['Line', 'Item', 'Make asked', 'Grade', 'Quantity', 'Unit', 'Wishes', 'Price (₹)', 'Price per', 'Make offered'],
    ...['Delivery days', 'Not offered'],
  ])
  expect(first?.cells.slice(2)).toEqual(['Jindal', 'YSt 310', '2', 'Ton', 'Site B', '58.25', 'Kg', 'Tata', '7'])
  const [one, two, three] = enquiry.itemIds
  const nothing = { make: null, deliveryDays: null }
  expect((await read(bytes)).body).toEqual({
    lines: [
      { enquiryItemId: one, notOffered: false, price: 58.25, priceUnit: 'Kg', make: 'Tata', deliveryDays: 7 },
      { enquiryItemId: two, notOffered: false, price: 1850, priceUnit: 'Pieces', ...nothing },
      { enquiryItemId: three, notOffered: true, price: null, priceUnit: 'Ton', ...nothing },
    ],
    errors: [],
  })
})

test('a sheet before any quote has no prices and nothing that is not offered, and reading saves nothing', async () => {
  const { bytes } = await desk.download(fetchQuoteSheet, query())
  expect((await read(bytes)).body).toEqual({ lines: [], errors: [] })
  const [one] = enquiry.itemIds
  const { body } = await sheet([one ?? 0, '61,500.50', 'MT', null, null, null])
  expect(body.lines).toMatchObject([{ price: 61_500.5, priceUnit: 'Ton' }])
  expect(await server.db.$count(quotes, eq(quotes.enquiryId, enquiry.id))).toBe(0)
})

test('a sheet that was made in Hindi is read on an English screen', async () => {
  const [one = 0, two = 0] = enquiry.itemIds
  const bytes = await writeXlsx(
    ['लाइन', 'भाव (₹)', 'भाव की यूनिट', 'आपका मेक', 'डिलीवरी के दिन', 'नहीं दे सकते'],
    [
      [one, 61_500, 'Ton', 'Tata', 7, null],
      [two, null, null, null, null, 'हाँ'],
    ],
  )
  expect((await read(Buffer.from(bytes))).body).toEqual({
    lines: [
      { enquiryItemId: one, notOffered: false, price: 61_500, priceUnit: 'Ton', make: 'Tata', deliveryDays: 7 },
      { enquiryItemId: two, notOffered: true, price: null, priceUnit: 'Pieces', make: null, deliveryDays: null },
    ],
    errors: [],
  })
})

test('each row that can’t be read says why, by its number', async () => {
  const [one = 0, two = 0, three = 0] = enquiry.itemIds
  await server.db.update(enquiryItems).set({ pieceGrams: null }).where(eq(enquiryItems.id, one))
  const { body } = await sheet(
    [one, 1500, 'Metre', null, null, null],
    [two, 0, null, null, null, null],
    [three, 'ask us', null, null, null, null],
    [2_000_000_000, 1, null, null, null, null],
    [two, 1850, null, null, null, null],
  )
  expect(body).toEqual({
    lines: [],
    errors: [
      { row: 2, error: "The weight of a piece is not known, so it can't be priced per Metre." },
      { row: 3, error: 'Price must be above 0.' },
      { row: 4, error: 'Please enter Price as a number.' },
      { row: 5, error: 'This enquiry has no such line.' },
      { row: 6, error: 'This line is there more than once.' },
    ],
  })
  const more = await sheet(
    [one, 1, 'Bundle', null, null, null],
    [two, 1, null, 'x'.repeat(101), null, null],
    [three, 1, null, null, 400, null],
  )
  expect(more.body.errors.map(({ error }) => error)).toEqual([
    'Price per must be Ton, Kg, Pieces or Metre.',
    'Make can have at most 100 characters.',
    "Delivery days can't be above 365.",
  ])
})

test('what is no such sheet is refused', async () => {
  const missing = refusalTexts.missingColumns(['Line', 'Price (₹)'])
  expect(await read('Size,Rate\n50x50,61000\n', 'x.csv')).toMatchObject({ status: 400, body: { error: missing } })
  expect((await read('PK\x03\x04 nonsense')).status).toBe(400)
  const unknown = { enquiryId: '2000000000' }
  const { status, lines } = await desk.send(readQuoteSheet, unknown, { name: 'x.csv', bytes: 'Line,Price (₹)\n' })
  expect([status, lines[0]?.error]).toEqual([400, refusalTexts.enquiryNotFound])
  expect((await desk.download(fetchQuoteSheet, unknown)).status).toBe(400)
})

import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceList } from '@lohahaat/contract/sourcing/lists/price-list'
import { priceListFile } from '@lohahaat/contract/sourcing/lists/price-list-file'
import type { PricedLine } from '@lohahaat/contract/sourcing/lists/priced-line'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { brands } from '../../db/tables/reference/brands'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { writeXlsx } from '../../platform/spreadsheets/write-sheet'
import { leafNamed } from '../../testing/enquiries'
import { useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const visitor = () => new TestBrowser(server)

async function price(text: string, browser: TestBrowser = visitor()) {
  const { status, body, error } = await browser.send(priceList, { text })
  expect({ status, error }).toEqual({ status: 200, error: undefined })
  return body
}
const priceOne = async (line: string): Promise<PricedLine> => {
  const [priced] = (await price(line)).lines
  if (!priced) throw new Error('no line')
  return priced
}

/** The items of SHS 50x50x2.9, each in 6 m, of 24.72 kg and with the stock and price of its make. */
beforeAll(async () => {
  const { thicknessId } = await leafNamed(server.db, { size: '50x50', wall: '2.9' })
  const items = await server.db
    .select({ id: stockItems.id, brand: brands.name })
    .from(stockItems)
    .innerJoin(brands, eq(brands.id, stockItems.brandId))
    .where(eq(stockItems.thicknessId, thicknessId))
  expect(items.map(({ brand }) => brand)).toContain('APL Apollo')
  for (const { id, brand } of items) {
    const isApollo = brand === 'APL Apollo'
    await server.db
      .update(stockItems)
      .set({
        lengthMetres: 6,
        pieceGrams: 24_720n,
        pricePaisePerTon: isApollo ? 5_840_000n : 5_500_000n + BigInt(id),
        availableKg: isApollo ? 34_150n : 1000n,
      })
      .where(eq(stockItems.id, id))
  }
})

const makeOf = ({ best, offers }: PricedLine) => offers.find(({ itemId }) => itemId === best?.itemId)?.brandName

describe('the best offer', () => {
  test('is of the make that was written', async () => {
    const line = await priceOne('50x50x2.9 SHS apollo - 60 nos')
    expect(line.best).toMatchObject({ quantity: 60, unit: 'Pieces', pieces: 60, weight: 1483.2, amount: 86_618.88 })
    expect(line.best?.isShort).toBe(false)
    expect(makeOf(line)).toBe('APL Apollo')
    expect(line.offers.length).toBeGreaterThan(1)
  })

  test('without a make is the lowest that has enough', async () => {
    expect(makeOf(await priceOne('SHS 50x50x2.9 30 nos'))).not.toBe('APL Apollo')
    expect(makeOf(await priceOne('SHS 50x50x2.9 60 nos'))).toBe('APL Apollo')
  })

  test('is marked where nobody has enough', async () => {
    expect((await priceOne('SHS 50x50x2.9 100 ton')).best).toMatchObject({ isShort: true, quantity: 100, unit: 'Ton' })
  })

  test('is none for a length that nobody has, and the others are offered', async () => {
    const line = await priceOne('SHS 50x50x2.9 12 mtr 10 nos')
    expect(line).toMatchObject({ certain: true, length: 12, best: null })
    expect(line.offers.every(({ fits }) => !fits)).toBe(true)
    expect(line.nearPipes.length).toBeGreaterThan(0)
  })
})

test('dimensions of the tree are enough to be a pipe', async () => {
  expect(await priceOne('72x72x3.2 apollo 18 nos')).toMatchObject({ className: 'SHS', size: '72x72', certain: true })
})

test('a size that nobody stocks has its leaf for an enquiry, and near ones with their rates', async () => {
  const line = await priceOne('SHS 45x45x2.9 20 nos')
  expect(line).toMatchObject({ certain: true, best: null, offers: [], item: { thicknessId: expect.any(Number) } })
  expect(line.nearPipes[0]).toMatchObject({ className: 'SHS', price: expect.any(Number) })
})

test.each([
  { say: 'a wall that is not rolled', line: 'RHS 60x40x2.7 30 nos', first: { thickness: '2.6' } },
  { say: 'a missing unit', line: 'SHS 50x50x2.9 30', first: { unit: 'Pieces' } },
  { say: 'black or galvanised', line: '40nb heavy 30 nos', first: { className: 'Round Black' } },
  { say: 'a missing wall', line: 'SHS 50x50 30 nos', first: { size: '50x50', thickness: '1.6' } },
])('$say is a question with answers', async ({ line, first }) => {
  const priced = await priceOne(line)
  expect(priced.best).toBeNull()
  expect(priced.choices.length).toBeGreaterThan(1)
  expect(priced.choices[0]).toMatchObject(first)
  const { className, size, thickness, length, quantity, unit, grade, make } = { ...priced, ...priced.choices[0] }
  const understood = { className, size, thickness, length, quantity, unit, grade, make }
  const { body } = await visitor().send(priceList, { lines: [{ line, understood }] })
  expect(body.lines[0]).toMatchObject({ line, certain: true, choices: [] })
})

test('a chat comes back line by line, with what was set aside, totals and the truck', async () => {
  const chat = `[16/11/26, 9:58 AM] Rakesh Site: Namaste ji, rate bhejo urgent
50x50x2.9 SHS apollo - 60 nos
100x50x4 rhs tata 6 mtr 24 pcs
चौकोर पाइप 25x25x2 - 500 kg
Thanks`
  const { lines, totals, truck, fees } = await price(chat)
  expect(lines.map(({ aside }) => aside)).toEqual(['greeting', null, null, null, 'signature'])
  const goods = lines.reduce((paise, { best }) => paise + Math.round((best?.amount ?? 0) * 100), 0)
  expect(Math.round((totals?.goods ?? 0) * 100)).toBe(goods)
  expect(totals?.gst).toBe(Math.round((goods * fees.gstPercent) / 100) / 100)
  expect(truck).toMatchObject({ fullTrucks: 0, payloadTons: 9 })
})

test('a line is a line where its writer says so', async () => {
  const { body } = await visitor().send(priceList, { lines: [{ line: 'Rakesh Sharma', isLine: true }] })
  expect(body.lines[0]).toMatchObject({ aside: null, certain: false })
})

test('a sheet is read by its header, and what heads or closes it is set aside', async () => {
  const bytes = await writeXlsx(
    ['Enquiry of Verma Fabricators'],
    [
      ['Description', 'Size', 'Thk', 'Qty', 'UOM'],
      ['Square tube apollo', '50x50', '2.9', '60', 'Nos'],
      ['Thanks and regards', '', '', '', ''],
    ],
  )
  const { status, lines } = await filesOf(server, buyer).send(
    priceListFile,
    {},
    { name: 'x.xlsx', bytes: Buffer.from(bytes) },
  )
  expect(status).toBe(200)
  expect((lines[0] as { lines: PricedLine[] }).lines).toMatchObject([
    { aside: null, best: { amount: 86_618.88 } },
    { aside: 'signature' },
  ])
})

test.each([
  { say: 'neither text nor lines', input: {} },
  { say: 'both', input: { text: 'x', lines: [] } },
  {
    say: 'more than 200 lines of text',
    input: { text: 'SHS 50x50x3\n'.repeat(201) },
    error: refusalTexts.tooManyLines(200),
  },
  { say: 'more than 200 lines', input: { lines: Array.from({ length: 201 }, () => ({ line: 'x' })) } },
  { say: 'more than 100 kB', input: { text: 'x'.repeat(100_001) } },
  { say: 'a figure that is none', input: { lines: [{ line: 'x', understood: { quantity: -1 } }] } },
])('$say is refused', async ({ input, error }) => {
  const refused = await visitor().send(priceList, input)
  expect(refused.status).toBe(400)
  if (error) expect(refused.error).toBe(error)
})

test('200 lines are priced at once', async () => {
  const text = Array.from({ length: 200 }, (_, at) => `SHS 50x50x2.9 ${at + 1} nos`).join('\n')
  const { lines } = await price(text, buyer)
  expect(lines).toHaveLength(200)
  expect(lines.every(({ best }) => best !== null)).toBe(true)
})

test('a network prices 600 lists an hour without signing in, and another goes on', async () => {
  const from = (address: string) => new TestBrowser(server, address).send(priceList, { text: '' })
  await server.db.execute(
    sql`insert into rate_limits (key, points, expire) values ('priced-lists-network:10.7.7.7', 600, ${Date.now() + 3_600_000})`,
  )
  expect((await from('10.7.7.7')).status).toBe(429)
  expect((await from('10.7.7.8')).status).toBe(200)
})

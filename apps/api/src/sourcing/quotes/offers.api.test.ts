import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchBenchmarks } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { brands } from '../../db/tables/reference/brands'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { readRows } from '../../platform/spreadsheets/read-rows'
import { offer, threeLines, type Said } from '../../testing/offers'
import { placeEnquiry } from '../../testing/enquiries'
import type { PlacedEnquiry } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)
const third = useBuyer(server)
const newcomer = useBuyer(server)
let enquiry: PlacedEnquiry
const query = (of = enquiry) => ({ enquiryId: String(of.id) })
const compare = async () => (await buyer.send(fetchQuotes, query())).body
const ownView = async (browser = party, of = enquiry) => (await browser.send(fetchQuotePrice, query(of))).body[0]

beforeEach(async () => {
  enquiry = await threeLines(server.db, buyer.userId)
})

describe('a quote by the line', () => {
  test('keeps prices as typed in their units, makes and days, and bills the quantity in that unit', async () => {
    const [tata] = await server.db.select().from(brands).where(eq(brands.name, 'Tata Structura'))
    const said: Said[] = [
      { price: 62.05, priceUnit: 'Kg', make: ' Jindal ', deliveryDays: 7 },
      { price: 310.15, priceUnit: 'Metre', brandId: tata?.id ?? 0, make: 'ignored' },
      { price: 61_000, priceUnit: 'Ton', deliveryDays: 0 },
    ]
    expect((await offer(party, enquiry, said)).status).toBe(200)
    const [one, two, three] = enquiry.itemIds
    const [compared] = await compare()
    expect(compared).toMatchObject({ offered: 3, complete: true, version: 1, previous: null, goodsPrice: 371_190 })
    expect(compared?.items).toEqual([
      {
        ...{ enquiryItemId: one, price: 62.05, priceUnit: 'Kg', pricePerTon: 62_050, amount: 124_100 },
        ...{ make: 'Jindal', deliveryDays: 7 },
      },
      {
        ...{ enquiryItemId: two, price: 310.15, priceUnit: 'Metre', pricePerTon: 61_660.04, amount: 186_090 },
        make: 'Tata Structura',
      },
      { enquiryItemId: three, price: 61_000, priceUnit: 'Ton', pricePerTon: 61_000, amount: 61_000, deliveryDays: 0 },
    ])
    const own = await ownView()
    expect(own?.enquiryItems.map(({ offer }) => offer)).toEqual([
      { price: 62.05, priceUnit: 'Kg', brandId: null, make: 'Jindal', deliveryDays: 7, amount: 124_100 },
      {
        ...{ price: 310.15, priceUnit: 'Metre', brandId: tata?.id, make: 'Tata Structura', deliveryDays: null },
        amount: 186_090,
      },
      { price: 61_000, priceUnit: 'Ton', brandId: null, make: null, deliveryDays: 0, amount: 61_000 },
    ])
    // In the items' own units, for whoever knows no others.
    expect(own?.enquiryItems.map(({ itemPrice }) => itemPrice)).toEqual([62_050, 1860.9, 61_000])
    const [lowest] = (await buyer.send(fetchEnquiries, query())).body
    expect(lowest?.enquiryItems.map(({ itemPrice }) => itemPrice)).toEqual([62_050, 1860.9, 61_000])
  })

  test('may leave lines out, and then totals what is offered', async () => {
    expect((await offer(party, enquiry, [58_000, null, null])).status).toBe(200)
    const [compared] = await compare()
    expect(compared).toMatchObject({ offered: 1, complete: false, goodsPrice: 116_000, totalTons: 2 })
    expect(compared?.items.map(({ enquiryItemId }) => enquiryItemId)).toEqual([enquiry.itemIds[0]])
    expect((await ownView())?.enquiryItems.map(({ offer }) => offer?.price ?? null)).toEqual([58_000, null, null])
  })

  test.each<[string, () => Said[], string]>([
    ['nothing offered', () => [null, null, null], 'Please enter a price for every item.'],
    ['a line neither priced nor left out', () => [58_000, 1850], 'Please enter a price for every item.'],
    ['no price', () => [{ priceUnit: 'Kg' }, 1, 1], 'Please enter Price as a number.'],
    ['a price of 0', () => [0, 1, 1], 'Price must be above 0.'],
    ['no such brand', () => [{ price: 1, brandId: 2_000_000_000 }, 1, 1], 'brand'],
    ['days that nobody waits', () => [{ price: 1, deliveryDays: 366 }, 1, 1], "Delivery days can't be above 365."],
    ['half a day', () => [{ price: 1, deliveryDays: 0.5 }, 1, 1], 'Delivery days can have at most 0 decimals.'],
    ['a unit that is none', () => [{ price: 1, priceUnit: 'Bundle' as 'Kg' }, 1, 1], 'priceUnit must be Ton or Kg'],
  ])('is refused with %s', async (_, said, text) => {
    const { status, error } = await offer(party, enquiry, said())
    expect([status, error]).toEqual([400, expect.stringContaining(text)])
    expect(await server.db.$count(quotes, eq(quotes.enquiryId, enquiry.id))).toBe(0)
  })

  test('has no price per piece where the weight of a piece is not known', async () => {
    await server.db
      .update(enquiryItems)
      .set({ pieceGrams: null })
      .where(eq(enquiryItems.id, enquiry.itemIds[0] ?? 0))
    for (const priceUnit of ['Pieces', 'Metre'] as const) {
      const { status, error } = await offer(party, enquiry, [{ price: 1500, priceUnit }, 1850, 60_000])
      expect([status, error]).toEqual([400, refusalTexts.priceUnitUnknown(priceUnit)])
    }
    expect((await offer(party, enquiry, [{ price: 60, priceUnit: 'Kg' }, 1850, 60_000])).status).toBe(200)
  })

  test('is measured by the database where a server of the release before stores it', async () => {
    await offer(party, enquiry, [58_000, 1850, 60_000])
    const [quote] = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
    const quoteId = quote?.id ?? 0
    await server.db.delete(quoteItems).where(eq(quoteItems.quoteId, quoteId))
    const rows = enquiry.itemIds.map((enquiryItemId, at) => ({ quoteId, enquiryItemId, pricePaise: BigInt(at + 1) }))
    await server.db.insert(quoteItems).values(rows)
    const stored = await server.db.select().from(quoteItems).where(eq(quoteItems.quoteId, quoteId))
    expect(stored.map(({ amountPaise, grams }) => [amountPaise, grams])).toEqual([
      [2n, 2_000_000n],
      [200n, 3_018_000n],
      [3n, 1_000_000n],
    ])
  })
})

test('whole quotes stand first by landed cost, then parts by how much they offer and what that costs per ton', async () => {
  await offer(party, enquiry, [1000, null, null])
  await offer(rival, enquiry, [58_000, 1850, 60_000])
  await offer(third, enquiry, [null, 100, 1000])
  const order = async () => (await compare()).map(({ partyId }) => partyId)
  expect(await order()).toEqual([rival, third, party].map(({ userId }) => userId))
  await offer(party, enquiry, [900, null, 900])
  expect(await order()).toEqual([rival, party, third].map(({ userId }) => userId))
  await offer(third, enquiry, [57_000, 1850, 60_000])
  expect(await order()).toEqual([third, rival, party].map(({ userId }) => userId))
})

test('a rank is told to whoever offers every line, and only among those', async () => {
  enquiry = await threeLines(server.db, buyer.userId, { showsRank: true })
  expect((await offer(party, enquiry, [1, 1, null])).body).toEqual({ success: true })
  expect((await ownView())?.quote).toMatchObject({ rankTold: null, ranksLeft: 3 })
  expect((await offer(rival, enquiry, [58_000, 1850, 60_000])).body).toMatchObject({ rankTold: 'first' })
  expect((await offer(party, enquiry, [58_001, 1850, 60_000])).body).toMatchObject({ rankTold: 'second-half' })
})

test('each new version is kept, and the buyer sees what moved', async () => {
  await offer(party, enquiry, [58_000, { price: 60, priceUnit: 'Kg' }, 60_000], { freightPerTon: 500 })
  const [first] = await compare()
  await offer(party, enquiry, [57_500, 1850, null])
  const [second] = await compare()
  expect(second).toMatchObject({
    version: 2,
    previous: { totalPrice: first?.totalPrice, quotedAt: first?.quotedAt, offered: 3 },
  })
  expect(second?.items.map(({ previous }) => previous)).toEqual([
    { price: 58_000, priceUnit: 'Ton', pricePerTon: 58_000, amount: 116_000 },
    { price: 60, priceUnit: 'Kg', pricePerTon: 60_000, amount: 181_080 },
  ])
  await offer(party, enquiry, [57_000, 1850, 60_000])
  const [newest] = await compare()
  expect(newest).toMatchObject({ version: 3, previous: { totalPrice: second?.totalPrice, offered: 2 } })
  expect(newest?.items.map(({ previous }) => previous?.price)).toEqual([57_500, 1850, undefined])
})

test('beside each line the party sees what it quoted last for that pipe, and nobody else’s price', async () => {
  const former = await placeEnquiry(server.db, buyer.userId, [
    { className: 'GI', size: '50 NB', wall: '3.6', unit: 'Pieces', quantity: '7' },
  ])
  await offer(newcomer, former, [1850])
  await offer(rival, former, [1])
  const last = async (of = newcomer) => (await ownView(of))?.enquiryItems.map(({ lastPrice }) => lastPrice?.pricePerTon)
  expect(await last()).toEqual([undefined, 61_298.87, undefined])
  expect((await last(rival))?.[1]).not.toBe(61_298.87)
  // What it quotes here is no last price.
  await offer(newcomer, enquiry, [58_000, 1800, 60_000])
  expect(await last()).toEqual([undefined, 61_298.87, undefined])
  expect(await last(buyer)).toEqual([undefined, undefined, undefined])
})

test('today’s lowest rate in stock stands beside each line, for the party and while it is open for the buyer', async () => {
  const [item] = await server.db
    .select()
    .from(enquiryItems)
    .where(eq(enquiryItems.id, enquiry.itemIds[0] ?? 0))
  const ofPipe = eq(stockItems.thicknessId, item?.thicknessId ?? 0)
  const sold = await server.db.select().from(stockItems).where(ofPipe).orderBy(stockItems.pricePaisePerTon)
  const inStock = sold.filter(({ active, availableKg }) => active && (availableKg === null || availableKg > 0n))
  const expected = Number(inStock[0]?.pricePaisePerTon) / 100
  const [line] = (await ownView())?.enquiryItems ?? []
  expect(line?.catalogueRate).toMatchObject({ price: expected, make: expect.any(String) })
  const { body } = await buyer.send(fetchBenchmarks, query())
  expect(body[0]).toEqual({ enquiryItemId: enquiry.itemIds[0], ...line?.catalogueRate })
  await server.db.update(stockItems).set({ availableKg: 0n }).where(ofPipe)
  expect((await ownView())?.enquiryItems[0]?.catalogueRate).toBeNull()
  await Promise.all(
    sold.map(({ id, availableKg }) => server.db.update(stockItems).set({ availableKg }).where(eq(stockItems.id, id))),
  )
  const closed = await placeEnquiry(server.db, buyer.userId, [{}], { status: 'Completed' })
  expect((await buyer.send(fetchBenchmarks, query(closed))).body).toEqual([])
  expect(await party.send(fetchBenchmarks, query())).toMatchObject({ status: 403 })
  expect(await buyer.send(fetchBenchmarks, { enquiryId: '2000000000' })).toMatchObject({
    ...{ status: 400, error: refusalTexts.enquiryNotFound },
  })
})

test('the comparison as CSV says what parties offer besides the price, and leaves out what they don’t offer', async () => {
  await offer(party, enquiry, [{ price: 58, priceUnit: 'Kg', make: 'Jindal', deliveryDays: 7 }, 1850, 60_000])
  await offer(rival, enquiry, [57_000, null, null])
  const { bytes } = await filesOf(server, buyer).download(exportQuotes, query())
  const rows = new Map((await readRows(bytes, 100)).map(({ cells: [title = '', , , ...cells] }) => [title, cells]))
  const named = (start: string) => [...rows.keys()].find((title) => title.startsWith(start)) ?? ''
  const pipe = named('SHS')
  expect(rows.get(pipe)).toEqual(['58', '57000'])
  expect(rows.get(`${pipe}: Price per`)).toEqual(['Kg'])
  expect(rows.get(`${pipe}: ₹/MT`)).toEqual(['58000'])
  expect(rows.get(`${pipe}: Make`)).toEqual(['Jindal'])
  expect(rows.get(`${pipe}: Delivery days`)).toEqual(['7'])
  expect(rows.get(named('GI'))).toEqual(['1850'])
  expect(rows.get('Lines offered')).toEqual(['3', '1'])
})

import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { exportQuotes } from '@lohahaat/contract/sourcing/quotes/export-quotes'
import { fetchQuotePrice, sendQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { fetchSplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { sellers } from '../../db/tables/reference/sellers'
import { readRows } from '../../platform/spreadsheets/read-rows'
import {
  editTo,
  emailOf,
  lettersTo,
  nameFirm,
  pricesFor,
  quote,
  tonsAndPieces,
  type PlacedEnquiry,
} from '../../testing/quotes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { filesOf } from '../../testing/stock-desk'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const HOUR = 60 * 60 * 1000

const server = useTestServer()
const people = {
  buyer: useBuyer(server),
  admin: useAdmin(server),
  party: useBuyer(server),
  rival: useBuyer(server),
  stranger: useBuyer(server),
  visitor: new TestBrowser(server),
}
const { buyer, party, rival, stranger } = people
let enquiry: PlacedEnquiry
const query = () => ({ enquiryId: String(enquiry.id) })

const compare = async () => (await buyer.send(fetchQuotes, query())).body
/** The list in an answer; a refusal has none. */
const listed = async <T>(reply: Promise<{ status: number; body: T[] }>) => {
  const { status, body } = await reply
  return status === 200 ? body : []
}
const ownView = async (browser: TestBrowser) => (await listed(browser.send(fetchQuotePrice, query())))[0]
const pricesIn = (items: readonly { itemPrice: number }[] = []) => items.map(({ itemPrice }) => itemPrice)
const stored = async () => [
  await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id)),
  await server.db.$count(quoteItems),
]

beforeAll(async () => {
  const [seller] = await server.db.update(sellers).set({ verified: true }).returning()
  await nameFirm(server.db, party, '=Party Steel', seller?.id)
  await nameFirm(server.db, rival, 'Rival Tubes')
})

beforeEach(async () => {
  enquiry = await tonsAndPieces(server.db, buyer.userId)
})

const terms = { freightPerTon: 1200, paymentTerms: '30 days', remark: 'Ex Raipur', validUntil: '2099-12-31T18:30:00Z' }

describe('who sees which price', () => {
  beforeEach(async () => {
    expect((await quote(party, enquiry, [58_000, 1850], terms)).body).toEqual({ success: true })
    expect((await rival.send(sendQuotePrice, pricesFor(enquiry, [60_000, 1800]))).body).toEqual({ success: true })
  })

  test.each([
    { who: 'buyer', lowest: [58_000, 1800], own: [0, 0], count: 2, status: 200 },
    { who: 'admin', lowest: [58_000, 1800], own: [0, 0], count: 2, status: 200 },
    { who: 'party', lowest: [0, 0], own: [58_000, 1850], count: 0, status: 403 },
    { who: 'rival', lowest: [0, 0], own: [60_000, 1800], count: 0, status: 403 },
    { who: 'stranger', lowest: [0, 0], own: [0, 0], count: 0, status: 403 },
    { who: 'visitor', lowest: [], own: [], count: undefined, status: 401 },
  ] as const)('$who', async ({ who, lowest, own, count, status }) => {
    const browser = people[who]
    const [seen] = await listed(browser.send(fetchEnquiries, query()))
    expect(pricesIn(seen?.enquiryItems)).toEqual(lowest)
    expect(seen?.quoteCount).toBe(count)
    const quoted = await ownView(browser)
    expect(pricesIn(quoted?.enquiryItems)).toEqual(own)
    for (const call of [fetchQuotes, fetchSplitQuotes]) expect((await browser.send(call, query())).status).toBe(status)
    expect((await filesOf(server, browser).download(exportQuotes, query())).status).toBe(status)
    if (status === 200) return
    const words = JSON.stringify([seen, quoted])
    for (const secret of ['Rival', 'Verma', await emailOf(server.db, buyer), who === 'party' ? '60000' : '58000'])
      expect(words).not.toContain(secret)
  })

  test('the buyer compares them at landed cost, the cheapest first', async () => {
    const common = {
      enquiryId: enquiry.id,
      outdated: false,
      expired: false,
      accepted: false,
      orderId: null,
    }
    const charges = { gstPercent: 18, weighmentCharge: 300, loadingCharge: 1254.5, platformFee: 501.8 }
    const nothing = { validUntil: null, freightPerTon: null, paymentTerms: null, remark: null }
    expect(await compare()).toMatchObject([
      {
        ...{ ...common, ...charges, ...nothing, party: 'Rival Tubes', verified: false, totalTons: 5.018 },
        items: [
          { enquiryItemId: enquiry.itemIds[0], price: 60_000, amount: 120_000 },
          { enquiryItemId: enquiry.itemIds[1], price: 1800, amount: 180_000 },
        ],
        ...{ goodsPrice: 300_000, gstAmount: 54_000, freightCharge: 0, handlingFee: 0 },
        ...{ totalPrice: 356_056.3, landedCostPerTon: 70_955.82 },
      },
      {
        ...{ ...common, ...charges, ...terms, validUntil: '2099-12-31T18:30:00.000Z', verified: true },
        ...{ goodsPrice: 301_000, gstAmount: 54_180, freightCharge: 6021.6, totalPrice: 363_257.9 },
      },
    ])
  })

  test('as CSV: one row per item and figure, one column per party, and no formula', async () => {
    const { bytes, headers } = await filesOf(server, buyer).download(exportQuotes, query())
    expect(headers['content-disposition']).toContain(`lohahaat-quotes-${enquiry.leadId}.csv`)
    const rows = (await readRows(bytes, 100)).map(({ cells }) => cells)
    expect(bytes.toString()).toMatch(/^\ufeffItem,Quantity,Unit,Rival Tubes,'=Party Steel\r\n/)
    expect(rows[1]?.slice(1)).toEqual(['2', 'Ton', '60000', '58000'])
    const figures = new Map(rows.map(([title, , , ...cells]) => [title, cells]))
    expect(figures.get('Landed cost (₹/MT)')).toEqual(['70955.82', '72390.97'])
    expect(figures.get('Freight (₹)')).toEqual(['0', '6021.6'])
    expect(figures.get('Verified supplier')).toEqual(['No', 'Yes'])
    expect(figures.get('Valid until')).toEqual(['', '1 Jan 2100, 00:00 IST'])
    expect(figures.get('Remark')).toEqual(['', 'Ex Raipur'])
  })
})

test('a second quote of a party takes the place of its first', async () => {
  await quote(party, enquiry, [58_000, 1850], terms)
  const [before] = await compare()
  await quote(party, enquiry, [57_000, 1900])
  const after = await compare()
  expect(after).toMatchObject([{ quoteId: before?.quoteId, freightPerTon: null, remark: null, validUntil: null }])
  expect(after[0]?.items.map(({ price }) => price)).toEqual([57_000, 1900])
  expect(Date.parse(after[0]?.quotedAt ?? '')).toBeGreaterThan(Date.parse(before?.quotedAt ?? ''))
})

test('an edit makes quotes outdated: they stand last, with what is left of them, until quoted anew', async () => {
  await quote(party, enquiry, [50_000, 1000])
  expect((await editTo(server.db, buyer, enquiry, 3)).status).toBe(200)
  enquiry.itemIds.pop()
  // As it was quoted, for 2 MT.
  expect((await compare())[0]).toMatchObject({ outdated: true, goodsPrice: 100_000, items: [{ price: 50_000 }] })
  expect(await ownView(party)).toMatchObject({ ownQuote: 'outdated', quote: { rankTold: null } })
  await quote(rival, enquiry, [60_000])
  expect((await compare()).map(({ outdated }) => outdated)).toEqual([false, true])
  await quote(party, enquiry, [59_000])
  expect((await compare()).map(({ party }) => party)).toEqual(['=Party Steel', 'Rival Tubes'])
})

test('an expired quote stands last and isn’t part of a split', async () => {
  await quote(party, enquiry, [58_000, 1850])
  await quote(rival, enquiry, [60_000, 1800])
  const past = new Date(Date.now() - 1)
  await server.db.update(quotes).set({ validUntil: past }).where(eq(quotes.partyId, rival.userId))
  expect((await compare()).map(({ expired }) => expired)).toEqual([false, true])
  expect((await buyer.send(fetchSplitQuotes, query())).body).toEqual([])
  expect((await ownView(rival))?.quote?.isExpired).toBe(true)
})

describe('refused, and nothing is stored', () => {
  const until = (validUntil: string) => ({ prices: pricesFor(enquiry, [1, 1]), validUntil })
  test.each<[string, () => unknown]>([
    [refusalTexts.pricesIncomplete, () => pricesFor(enquiry, [58_000])],
    [refusalTexts.pricesIncomplete, () => []],
    [refusalTexts.pricesIncomplete, () => ({ prices: 'all' })],
    [refusalTexts.enquiryChanged, () => pricesFor({ ...enquiry, itemIds: [...enquiry.itemIds, 2e9] }, [1, 1, 1])],
    [refusalTexts.enquiryChanged, () => pricesFor({ ...enquiry, itemIds: [1, 2] }, [1, 1])],
    [refusalTexts.enquiryChanged, () => ({ prices: pricesFor(enquiry, [1, 1]), revision: 2 })],
    [refusalTexts.enquiryNotFound, () => pricesFor({ ...enquiry, id: 2e9 }, [1, 1])],
    [refusalTexts.noLongerValid, () => until(new Date(Date.now() - 60_000).toISOString())],
    ['Valid until must be a day of this century.', () => until('9999-12-31T23:59:59-23:59')],
    ['Price must be above 0.', () => pricesFor(enquiry, [0, 1])],
    ['Price can have at most 2 decimals.', () => pricesFor(enquiry, [1.001, 1])],
  ])('%s', async (error, input) => {
    const before = await stored()
    expect(await party.send(sendQuotePrice, input())).toMatchObject({ status: 400, error })
    expect(await stored()).toEqual(before)
  })

  test('the buyer himself, a visitor, and everybody when it is closed', async () => {
    const before = await stored()
    expect(await quote(buyer, enquiry, [1, 1])).toMatchObject({ status: 403, error: refusalTexts.ownEnquiry })
    expect((await quote(people.visitor, enquiry, [1, 1])).status).toBe(401)
    await buyer.send(closeEnquiry, { enquiryId: enquiry.id })
    expect((await quote(party, enquiry, [1, 1])).error).toBe(refusalTexts.enquiryCompleted(enquiry.leadId))
    expect(await stored()).toEqual(before)
  })

  test('more than can be added up exactly', async () => {
    await server.db.execute(sql`update enquiry_items set quantity = 9999999 where enquiry_id = ${enquiry.id}`)
    expect((await quote(party, enquiry, [1e8, 1e8])).error).toBe(refusalTexts.quoteTooLarge)
    expect((await quote(party, enquiry, [60_000, 1800])).status).toBe(200)
  })

  test('comparing what isn’t there', async () => {
    const unknown = { enquiryId: '2000000000' }
    for (const call of [fetchQuotes, fetchSplitQuotes])
      expect(await buyer.send(call, unknown)).toMatchObject({ status: 400, error: refusalTexts.enquiryNotFound })
    expect((await party.send(fetchQuotePrice, unknown)).body).toEqual([])
  })
})

test('the buyer gets at most one letter an hour, and hears of every quote', async () => {
  const letters = () => lettersTo(server.db, buyer, enquiry.leadId)
  await quote(party, enquiry, [58_000, 1850])
  const [{ text, nextTryAt } = { text: '', nextTryAt: new Date(0) }] = await letters()
  expect(Math.abs(Date.now() - nextTryAt.getTime())).toBeLessThan(HOUR / 60)
  expect(text).toContain(`https://lohahaat.example/enquiry/${enquiry.id}/quotes`)
  expect(text).not.toMatch(/Party Steel|₹/)
  const answers = await Promise.all([party, rival, stranger].map((browser) => quote(browser, enquiry, [1, 1])))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const second = new Date(nextTryAt.getTime() + HOUR)
  expect((await letters()).map((letter) => letter.nextTryAt)).toEqual([nextTryAt, second])
})

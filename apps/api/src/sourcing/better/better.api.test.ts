import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { keepPrice } from '@lohahaat/contract/sourcing/better/keep-price'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { betterAsks } from '../../db/tables/sourcing/better-asks'
import { quotes } from '../../db/tables/sourcing/quotes'
import { offer, threeLines } from '../../testing/offers'
import { editTo, lettersTo, type PlacedEnquiry } from '../../testing/quotes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)
const admin = useAdmin(server)
let enquiry: PlacedEnquiry
let quoteId: number

const DAY = 24 * 60 * 60 * 1000
const soon = () => new Date(Date.now() + DAY).toISOString()
const query = () => ({ enquiryId: String(enquiry.id) })
const ask = (more: object = {}, browser = buyer, headers = {}) => browser.send(askBetter, { quoteId, ...more }, headers)
const keep = (browser = party) => browser.send(keepPrice, { enquiryId: enquiry.id })
/** What the buyer and the party see of it. */
const seen = async () => {
  const compared = (await buyer.send(fetchQuotes, query())).body.find((one) => one.quoteId === quoteId)
  const own = (await party.send(fetchQuotePrice, query())).body[0]?.quote
  return { buyer: compared?.better ?? null, party: own?.better ?? null }
}

beforeEach(async () => {
  enquiry = await threeLines(server.db, buyer.userId)
  await offer(party, enquiry, [58_000, 1850, null])
  const [quote] = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
  quoteId = quote?.id ?? 0
})

test('a buyer asks for some lines with a target and a deadline: both see it, and the party gets a mail', async () => {
  expect(await seen()).toEqual({ buyer: null, party: null })
  const [one, two] = enquiry.itemIds
  const deadline = soon()
  const lines = [{ enquiryItemId: one, targetPrice: 56_500.5 }, { enquiryItemId: two }]
  const { status, body } = await ask({ lines, deadline, note: 'Two trucks a month' })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...{ state: 'asked', askedAt: expect.any(String), deadline, note: 'Two trucks a month', answeredAt: null },
    lines: [
      { enquiryItemId: one, targetPrice: 56_500.5 },
      { enquiryItemId: two, targetPrice: null },
    ],
  })
  expect(await seen()).toEqual({ buyer: body, party: body })
  const [letter] = await lettersTo(server.db, party, enquiry.leadId)
  expect(letter?.text).toContain('Two trucks a month')
  expect(letter?.text).toContain(`/quotePrice/${enquiry.id}`)
  expect(letter?.text).not.toMatch(/56.?500|₹/)
})

test('a new version answers it, and so does keeping the price', async () => {
  await ask()
  expect((await seen()).buyer).toMatchObject({ state: 'asked', lines: [] })
  await offer(party, enquiry, [57_000, 1850, null])
  expect(await seen()).toMatchObject({
    buyer: { state: 'answered', answeredAt: expect.any(String) },
    party: { state: 'answered' },
  })
  await ask()
  const { status, body } = await keep()
  expect([status, body.state]).toEqual([200, 'kept'])
  expect(await seen()).toEqual({ buyer: body, party: body })
  const [letter] = (await lettersTo(server.db, buyer, enquiry.leadId)).slice(-1)
  expect(letter?.subject).toContain('keeps its price')
  // Nothing of the quote has changed.
  const [compared] = (await buyer.send(fetchQuotes, query())).body
  expect(compared).toMatchObject({ version: 2, goodsPrice: 299_000 })
})

test('a deadline that passed is seen, and an answer after it still counts', async () => {
  await ask({ deadline: soon() })
  await server.db.update(betterAsks).set({ deadline: new Date() }).where(eq(betterAsks.quoteId, quoteId))
  expect(await seen()).toMatchObject({ buyer: { state: 'late' }, party: { state: 'late' } })
  await keep()
  expect((await seen()).buyer?.state).toBe('kept')
})

describe('asking is refused', () => {
  test.each<[string, () => object, string]>([
    [
      'with a deadline of another century',
      () => ({ deadline: '1999-01-01T00:00:00Z' }),
      'Deadline must be a day of this century.',
    ],
    ['with a deadline that is now', () => ({ deadline: new Date().toISOString() }), refusalTexts.deadlinePast],
    [
      'for a line that is not offered',
      () => ({ lines: [{ enquiryItemId: enquiry.itemIds[2] }] }),
      refusalTexts.lineNotOffered,
    ],
    [
      'for a line twice',
      () => ({ lines: [1, 2].map(() => ({ enquiryItemId: enquiry.itemIds[0] })) }),
      'A line is named twice.',
    ],
    [
      'with a target of 0',
      () => ({ lines: [{ enquiryItemId: enquiry.itemIds[0], targetPrice: 0 }] }),
      'Target price must be above 0.',
    ],
    ['of a quote that is not there', () => ({ quoteId: 2_000_000_000 }), refusalTexts.quoteNotFound],
  ])('%s', async (_, input, error) => {
    expect(await ask(input())).toMatchObject({ status: 400, error })
    expect(await server.db.$count(betterAsks, eq(betterAsks.quoteId, quoteId))).toBe(0)
  })

  test('by anybody else, the party and an administrator too', async () => {
    for (const browser of [party, rival, admin])
      expect(await ask({}, browser)).toMatchObject({ status: 400, error: refusalTexts.quoteNotFound })
  })

  test('where the quote is outdated, or the enquiry closed', async () => {
    await editTo(server.db, buyer, enquiry, 3)
    expect(await ask()).toMatchObject({ status: 400, error: refusalTexts.quoteOutdated })
    await buyer.send(closeEnquiry, { enquiryId: enquiry.id })
    expect(await ask()).toMatchObject({ status: 400, error: refusalTexts.enquiryCompleted(enquiry.leadId) })
  })

  test('a fourth time without an answer', async () => {
    for (const _ of [1, 2, 3]) expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({ status: 400, error: refusalTexts.askedOften })
    await keep()
    expect((await ask()).status).toBe(200)
  })
})

test('two presses with one key ask once', async () => {
  const key = { 'idempotency-key': `better ${quoteId}` }
  const [one, two] = await Promise.all([ask({}, buyer, key), ask({}, buyer, key)])
  expect(two.body).toEqual(one.body)
  expect(await server.db.$count(betterAsks, eq(betterAsks.quoteId, quoteId))).toBe(1)
})

test('keeping is refused to whoever was not asked, has not quoted, or buys', async () => {
  expect(await keep()).toMatchObject({ status: 400, error: refusalTexts.notAskedBetter })
  await ask()
  expect(await keep(rival)).toMatchObject({ status: 400, error: refusalTexts.quoteNotFound })
  expect(await keep(buyer)).toMatchObject({ status: 403, error: refusalTexts.ownEnquiry })
  await keep()
  expect(await keep()).toMatchObject({ status: 400, error: refusalTexts.notAskedBetter })
  await buyer.send(closeEnquiry, { enquiryId: enquiry.id })
  expect(await keep()).toMatchObject({ status: 400, error: refusalTexts.enquiryCompleted(enquiry.leadId) })
})

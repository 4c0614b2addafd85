import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quotes } from '../../db/tables/sourcing/quotes'
import { placeEnquiry } from '../../testing/enquiries'
import { editTo, quote, type PlacedEnquiry } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import type { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const MINUTE = 60 * 1000

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)
const third = useBuyer(server)
const fourth = useBuyer(server)

let enquiry: PlacedEnquiry
beforeEach(async () => {
  enquiry = await placeEnquiry(server.db, buyer.userId, [{}], { showsRank: true })
})

const offer = async (browser: TestBrowser, price: number, terms: object = {}) =>
  (await quote(browser, enquiry, [price], terms)).body.rankTold
const ownQuote = async (browser: TestBrowser) =>
  (await browser.send(fetchQuotePrice, { enquiryId: enquiry.id })).body[0]?.quote
const inMinutes = (minutes: number) => ({ validUntil: new Date(Date.now() + minutes * MINUTE).toISOString() })

test('a party is told its band when it saves a quote, and equal quotes share a place', async () => {
  expect(await offer(party, 58_000)).toBe('first')
  expect(await offer(rival, 57_000)).toBe('first')
  expect(await offer(third, 57_000)).toBe('first')
  expect(await offer(fourth, 59_000)).toBe('second-half')
  expect(await offer(party, 58_500)).toBe('second-half')
  expect(await offer(fourth, 57_500)).toBe('second-half')
  expect(await offer(third, 58_400)).toBe('second-half')
  expect(await offer(fourth, 57_400)).toBe('first-half')
})

test('what was told is repeated as it was, and looking again costs nothing', async () => {
  await offer(party, 58_000)
  await offer(rival, 57_000)
  for (let look = 0; look < 5; look++) expect(await ownQuote(party)).toMatchObject({ rankTold: 'first', ranksLeft: 2 })
  expect(await ownQuote(rival)).toMatchObject({ rankTold: 'first', ranksLeft: 2 })
})

test('nothing is told where the buyer doesn’t want it, nor of a quote that is outdated or has expired', async () => {
  await offer(party, 58_000)
  await server.db.update(quotes).set({ validUntil: new Date() }).where(eq(quotes.partyId, party.userId))
  expect(await ownQuote(party)).toMatchObject({ isExpired: true, rankTold: null, ranksLeft: 2 })
  await offer(rival, 58_000)
  await editTo(server.db, buyer, enquiry, 3)
  expect(await ownQuote(rival)).toMatchObject({ rankTold: null })
  await server.db.update(enquiries).set({ showsRank: false }).where(eq(enquiries.id, enquiry.id))
  expect(await offer(third, 57_000)).toBeUndefined()
  expect(await ownQuote(third)).toMatchObject({ rankTold: null, ranksLeft: 0 })
})

test('a quote that is valid for less than an hour is told nothing, and that isn’t counted', async () => {
  await offer(rival, 57_000)
  expect(await offer(party, 56_000, inMinutes(59))).toBeUndefined()
  expect(await ownQuote(party)).toMatchObject({ rankTold: null, ranksLeft: 3 })
  expect(await offer(party, 56_000, inMinutes(61))).toBe('first')
})

test('quotes that come at once don’t get more than three answers', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => offer(party, 58_000 + at)))
  expect(answers.filter(Boolean)).toHaveLength(3)
})

test('24 quotes that halve what is possible come no closer to a rival’s price than three answers let them', async () => {
  let [low, high] = [50_000, 70_000]
  await offer(rival, 61_234.56)
  const answers: unknown[] = []
  for (let guess = 0; guess < 24; guess++) {
    const price = Math.round((low + high) * 50) / 100
    const said = await offer(party, price)
    const seen = (await ownQuote(party))?.rankTold
    expect(seen ?? undefined).toBe(said)
    if (!said) continue
    answers.push(said)
    if (said === 'first') low = price
    else high = price
  }
  expect(answers).toHaveLength(3)
  expect(high - low).toBe(20_000 / 2 ** 3)
  // Another revision of the enquiry is the same enquiry.
  await editTo(server.db, buyer, enquiry, 2)
  expect(await offer(party, (low + high) / 2)).toBeUndefined()
})

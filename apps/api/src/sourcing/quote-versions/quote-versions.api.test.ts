import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fetchQuoteVersions } from '@lohahaat/contract/sourcing/quotes/quote-versions'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { quotes } from '../../db/tables/sourcing/quotes'
import { makeColleague } from '../../testing/firms/colleagues'
import { editTo, offer, threeLines, type PlacedEnquiry } from '../../testing/quotes'
import { codeOf } from '../../testing/scenes/approvals'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)
const accounts = useBuyer(server)
let enquiry: PlacedEnquiry

beforeEach(async () => {
  enquiry = await threeLines(server.db, buyer.userId)
})

async function quoteOf({ userId }: typeof party) {
  const found = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
  return found.find(({ partyId }) => partyId === userId)?.id ?? 0
}
const versions = async (input: object = {}, browser = buyer) =>
  browser.send(fetchQuoteVersions, {
    enquiryId: String(enquiry.id),
    quoteId: String(await quoteOf(party)),
    ...input,
  })

test('the buyer reads every version back, the newest first, with what moved from what to what', async () => {
  const [one = 0, two = 0, three = 0] = enquiry.itemIds
  await offer(party, enquiry, [58_000, { price: 60, priceUnit: 'Kg', make: 'Tata' }, null], { freightPerTon: 500 })
  const [first] = (await buyer.send(fetchQuotes, { enquiryId: String(enquiry.id) })).body
  await offer(party, enquiry, [57_500, { price: 60, priceUnit: 'Kg', make: 'Apollo', deliveryDays: 5 }, 61_000], {
    remark: 'Loading on Monday',
  })
  await offer(party, enquiry, [57_500, { price: 60, priceUnit: 'Kg', make: 'Apollo', deliveryDays: 5 }, null])
  const { body, headers } = await versions()
  expect(headers['total-count']).toBe('3')
  expect(body.map(({ version, offered }) => [version, offered])).toEqual([
    [3, 2],
    [2, 3],
    [1, 2],
  ])
  expect(body[0]?.moved).toEqual([
    { enquiryItemId: three, before: expect.objectContaining({ price: 61_000 }), after: null },
  ])
  expect(body[1]).toMatchObject({
    remark: 'Loading on Monday',
    freightPerTon: null,
    moved: [
      { enquiryItemId: one, before: { price: 58_000, amount: 116_000 }, after: { price: 57_500, amount: 115_000 } },
      {
        enquiryItemId: two,
        before: { price: 60, priceUnit: 'Kg', pricePerTon: 60_000, make: 'Tata' },
        after: { price: 60, priceUnit: 'Kg', make: 'Apollo', deliveryDays: 5 },
      },
      { enquiryItemId: three, before: null, after: { price: 61_000, priceUnit: 'Ton', amount: 61_000 } },
    ],
  })
  expect(body[2]).toMatchObject({
    freightPerTon: 500,
    moved: [],
    goodsPrice: first?.goodsPrice,
    totalPrice: first?.totalPrice,
    quotedAt: first?.quotedAt,
  })
})

test('versions come by the page, and a page knows what came before it', async () => {
  for (const price of [60_000, 59_000, 58_000, 57_000, 56_000, 55_000, 54_000])
    await offer(party, enquiry, [price, 1, 1])
  const pages = [await versions({ page: 1, pageSize: 3 }), await versions({ page: 2, pageSize: 3 })]
  const last = await versions({ page: 3, pageSize: 3 })
  expect([...pages, last].map(({ headers }) => headers['total-count'])).toEqual(['7', '7', '7'])
  expect([...pages, last].map(({ body }) => body.map(({ version }) => version))).toEqual([[7, 6, 5], [4, 3, 2], [1]])
  const whole = (await versions()).body
  expect(whole).toEqual([...pages, last].flatMap(({ body }) => body))
  for (const { moved } of whole.slice(0, -1))
    expect(moved).toMatchObject([{ enquiryItemId: enquiry.itemIds[0], before: {}, after: {} }])
  expect((await versions({ page: 4, pageSize: 3 })).body).toEqual([])
})

test('an edit of the enquiry outdates the versions before it, and another quantity is no move', async () => {
  await offer(party, enquiry, [58_000, 1850, 60_000])
  await offer(party, enquiry, [57_000, 1850, 60_000])
  await editTo(server.db, buyer, enquiry, 3)
  await offer(party, { ...enquiry, itemIds: enquiry.itemIds.slice(0, 1) }, [57_000])
  const { body } = await versions()
  // The lines that the buyer deleted are no move of the party's either.
  expect(body.map(({ outdated, offered, moved }) => [outdated, offered, moved.length])).toEqual([
    [false, 1, 0],
    [true, 1, 1],
    [true, 3, 0],
  ])
})

test('only the buyer’s company reads them, and only of quotes for its enquiry', async () => {
  await makeColleague(server.db, accounts.userId, buyer.userId, 'Accounts')
  await offer(party, enquiry, [58_000, 1850, 60_000])
  await offer(rival, enquiry, [57_000, 1850, 60_000])
  expect((await versions({}, accounts)).status).toBe(200)
  // Sealed: neither the party itself nor its rival.
  expect(codeOf(await versions({}, party))).toEqual([403, 'not-your-enquiry'])
  expect(codeOf(await versions({}, rival))).toEqual([403, 'not-your-enquiry'])
  const own = await threeLines(server.db, rival.userId)
  expect(codeOf(await versions({ enquiryId: String(own.id) }, rival))).toEqual([400, 'quote-not-found'])
})

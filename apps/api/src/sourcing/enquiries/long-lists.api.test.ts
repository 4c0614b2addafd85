import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { someBuyers } from '../../testing/carts'
import { placeEnquiry } from '../../testing/enquiries'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const ITEMS = 2000
const TWO_MEGABYTES = 2_000_000

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const party = useBuyer(server)

/** Adds items like the first one to an enquiry, each with the longest line allowed. */
const addItems = (enquiryId: number, count: number) =>
  server.db.execute(sql`
    insert into enquiry_items (enquiry_id, sub_class1_id, quantity, unit, piece_grams, as_written)
    select enquiry_id, sub_class1_id, 1 + place % 7, case when place % 2 = 0 then 'Ton' else 'Pieces' end, 30180,
      repeat('ह', 500)
    from ${enquiryItems}, generate_series(1, ${count - 1}::int) place where enquiry_id = ${enquiryId}`)

/** Quotes for every item of an enquiry, each party one rupee higher than the one before. */
async function addQuotes(enquiryId: number, parties: readonly number[]) {
  const rows = parties.map((partyId) => ({ enquiryId, partyId, revision: 1 }))
  await server.db.insert(quotes).values(rows)
  await server.db.execute(sql`
    insert into quote_items (quote_id, enquiry_item_id, price_paise)
    select ${quotes.id}, ${enquiryItems.id}, 5000000 + 100 * ${quotes.id}
    from ${quotes} join ${enquiryItems} on ${enquiryItems.enquiryId} = ${quotes.enquiryId}
    where ${quotes.enquiryId} = ${enquiryId}`)
}

let longId: number
beforeAll(async () => {
  const { id } = await placeEnquiry(server.db, buyer.userId)
  longId = id
  await addItems(id, ITEMS)
  await server.db.execute(sql`
    insert into enquiries (enquiry_date, buyer_id, brand_id, department_id, delivery_id)
    select enquiry_date, buyer_id, brand_id, department_id, delivery_id
    from ${enquiries}, generate_series(1, 299) where id = ${id}`)
  await server.db.execute(sql`
    insert into enquiry_items (enquiry_id, sub_class1_id, quantity, unit, piece_grams, as_written)
    select ${enquiries.id}, sub_class1_id, quantity, unit, piece_grams, as_written
    from ${enquiries}, (select * from enquiry_items where enquiry_id = ${id} order by id limit 25) item
    where ${enquiries.buyerId} = ${buyer.userId} and ${enquiries.id} <> ${id}`)
})

const sizeOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body))

test.each([
  { say: 'of everybody', call: fetchEnquiries, who: party },
  { say: 'of everybody, for an administrator', call: fetchEnquiries, who: admin },
  { say: 'of one’s own', call: fetchOwnEnquiries, who: buyer },
])('all enquiries $say are as many as fit into an answer, and it is said how many there are', async ({ call, who }) => {
  const { body, headers } = await who.send(call)
  expect(Number(headers['total-count'])).toBe(300)
  expect(body.length).toBeLessThan(300)
  expect(sizeOf(body)).toBeLessThan(TWO_MEGABYTES)
  expect(sizeOf(body)).toBeGreaterThan(TWO_MEGABYTES * 0.95)
})

test('a page has all its enquiries, each with its first 20 items and how many there are', async () => {
  const { body, headers } = await party.send(fetchEnquiries, { page: 1, pageSize: 100 })
  expect(body).toHaveLength(100)
  expect(Number(headers['total-count'])).toBe(300)
  expect(sizeOf(body)).toBeLessThan(TWO_MEGABYTES)
  expect(new Set(body.map(({ itemCount }) => itemCount))).toEqual(new Set([25]))
  expect(new Set(body.map(({ enquiryItems: items }) => items.length))).toEqual(new Set([20]))
})

test('one enquiry is never cut, and weighs the same as in a list', async () => {
  const [whole] = (await party.send(fetchEnquiries, { enquiryId: longId })).body
  expect(whole?.enquiryItems).toHaveLength(ITEMS)
  expect(whole?.enquiryItems.at(-1)?.asWritten).toHaveLength(500)
  const [quoted] = (await party.send(fetchQuotePrice, { enquiryId: longId })).body
  expect(quoted?.enquiryItems).toHaveLength(ITEMS)
  const { leadId = '', totalTons } = whole ?? {}
  const [listed] = (await party.send(fetchEnquiries, { search: leadId })).body
  expect(listed).toMatchObject({ itemCount: ITEMS, totalTons })
  expect(listed?.enquiryItems.map(({ enquiryItemId }) => enquiryItemId)).toEqual(
    whole?.enquiryItems.slice(0, 20).map(({ enquiryItemId }) => enquiryItemId),
  )
})

test('of many long quotes the cheapest that fit are compared, and one that was accepted', async () => {
  const parties = await someBuyers(server.db, 14)
  await addQuotes(longId, parties)
  const compare = async () => buyer.send(fetchQuotes, { enquiryId: longId })
  const { body, headers } = await compare()
  expect(Number(headers['total-count'])).toBe(14)
  expect(sizeOf(body)).toBeLessThan(TWO_MEGABYTES)
  expect(body.length).toBeGreaterThan(5)
  expect(body.map(({ partyId }) => partyId)).toEqual(parties.slice(0, body.length))
  expect(body[0]?.items).toHaveLength(ITEMS)
  const dearest = parties.at(-1) ?? 0
  await server.db.update(quotes).set({ acceptedAt: new Date() }).where(eq(quotes.partyId, dearest))
  expect((await compare()).body.at(-1)).toMatchObject({ partyId: dearest, accepted: true })
})

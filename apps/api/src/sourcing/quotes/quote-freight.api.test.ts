import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchQuoteFreight } from '@lohahaat/contract/sourcing/quotes/quote-freight'
import { fetchQuotes } from '@lohahaat/contract/sourcing/quotes/quotes'
import { users } from '../../db/tables/identity/users'
import { freightTerms } from '../../db/tables/inventory/freight-terms'
import { sellers } from '../../db/tables/reference/sellers'
import { nameFirm, quote, tonsAndPieces, type PlacedEnquiry } from '../../testing/quotes'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
let enquiry: PlacedEnquiry

const query = () => ({ enquiryId: String(enquiry.id) })
const told = async () => (await buyer.send(fetchQuoteFreight, query())).body
const sellerAt = async (pinCode: number) => {
  const [seller] = await server.db.select({ id: sellers.id }).from(sellers).where(eq(sellers.location, pinCode))
  return seller?.id ?? 0
}
const liveAt = (pinCode: string, isPinChosen: boolean) =>
  server.db.update(users).set({ pinCode, isPinChosen }).where(eq(users.id, party.userId))

beforeEach(async () => {
  enquiry = await tonsAndPieces(server.db, buyer.userId, { deliveryPinCode: '411001' })
  await nameFirm(server.db, party, 'Party Steel')
  await liveAt('123401', false)
})

test('a party with a yard is told with the way from there', async () => {
  await nameFirm(server.db, party, 'Party Steel', await sellerAt(123401))
  await quote(party, enquiry, [58_000, 1850])
  const [quoted] = (await buyer.send(fetchQuotes, query())).body
  // 1,447 km at ₹1.50 for a ton and a kilometre by the 9 t truck.
  expect(await told()).toEqual([{ quoteId: quoted?.quoteId, km: 1447, days: 5, rupeesPerTon: 2170.5 }])
})

test('without a yard it is the PIN code that the party chose, and nothing while that is the default', async () => {
  await quote(party, enquiry, [58_000, 1850])
  expect(await told()).toEqual([])
  await liveAt('123401', true)
  expect(await told()).toMatchObject([{ km: 1447 }])
  await liveAt('492001', false)
  expect(await told()).toMatchObject([{ km: 1126, days: 4 }])
})

test('a quote that names its freight needs no estimate', async () => {
  await liveAt('123401', true)
  await quote(party, enquiry, [58_000, 1850], { freightPerTon: 900 })
  expect(await told()).toEqual([])
})

test('nothing is estimated for a closed enquiry, or without rates', async () => {
  await liveAt('123401', true)
  await quote(party, enquiry, [58_000, 1850])
  const kept = await server.db.delete(freightTerms).returning()
  expect(await told()).toEqual([])
  await server.db.insert(freightTerms).values(kept.map(({ id: _, ...terms }) => terms))
  expect(await told()).toHaveLength(1)
  await buyer.send(closeEnquiry, { enquiryId: enquiry.id })
  expect(await told()).toEqual([])
})

test('it is for the buyer, not for the parties', async () => {
  await quote(party, enquiry, [58_000, 1850])
  expect((await party.send(fetchQuoteFreight, query())).status).toBe(403)
})

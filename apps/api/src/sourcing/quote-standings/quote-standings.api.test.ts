import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { askBetter } from '@lohahaat/contract/sourcing/better/ask-better'
import { keepPrice } from '@lohahaat/contract/sourcing/better/keep-price'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { quotes } from '../../db/tables/sourcing/quotes'
import { makeColleague } from '../../testing/firms/colleagues'
import { offer, threeLines, type PlacedEnquiry } from '../../testing/quotes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const party = useBuyer(server)
const rival = useBuyer(server)
const colleague = useBuyer(server)
let enquiry: PlacedEnquiry
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

beforeEach(async () => {
  enquiry = await threeLines(server.db, buyer.userId)
})

/** As it stands in the list, which is also how it is answered alone. */
async function listed(browser: typeof buyer, call: typeof fetchEnquiries | typeof fetchOwnEnquiries = fetchEnquiries) {
  const { body } = await browser.send(call, { page: 1, pageSize: 5 })
  const found = body.find(({ enquiryId }) => enquiryId === enquiry.id)
  const [alone] = (await browser.send(fetchEnquiries, { enquiryId: enquiry.id })).body
  const standing = ({ ownOffered, ownAsked, askedCount, quoteCount }: NonNullable<typeof found>) => ({
    ...{ ownOffered, ownAsked, askedCount, quoteCount },
  })
  if (!found || !alone) throw new Error('The enquiry is not listed')
  expect(standing(found)).toEqual(standing(alone))
  return standing(found)
}

async function ask({ userId }: typeof party, deadline: string | null = null) {
  const found = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
  const quoteId = found.find(({ partyId }) => partyId === userId)?.id
  expect((await buyer.send(askBetter, { quoteId, deadline })).status).toBe(200)
}

const NOTHING = { ownOffered: 0, ownAsked: null, askedCount: 0, quoteCount: 0 }

test('a party sees how many lines its own quote offers and until when it is asked for better, and nothing of others', async () => {
  await offer(party, enquiry, [58_000, null, 60_000])
  expect(await listed(party)).toEqual({ ...NOTHING, ownOffered: 2 })
  const deadline = soon()
  await ask(party)
  await ask(party, deadline)
  expect(await listed(party)).toEqual({ ...NOTHING, ownOffered: 2, ownAsked: { deadline } })
  // Colleagues share the quote; rivals see nothing.
  await makeColleague(server.db, colleague.userId, party.userId, 'Buyer')
  expect(await listed(colleague)).toMatchObject({ ownOffered: 2, ownAsked: { deadline } })
  expect(await listed(rival)).toEqual(NOTHING)
  await offer(party, enquiry, [57_000, 1850, 60_000])
  expect(await listed(party)).toEqual({ ...NOTHING, ownOffered: 3 })
})

test('the buyer and administrators see how many quotes there are and how many were asked for better', async () => {
  await offer(party, enquiry, [58_000, null, 60_000])
  await offer(rival, enquiry, [58_000, 1850, 60_000])
  expect(await listed(buyer, fetchOwnEnquiries)).toEqual({ ...NOTHING, quoteCount: 2 })
  await ask(party)
  await ask(party, soon())
  await ask(rival)
  for (const reader of [buyer, admin])
    expect(await listed(reader)).toEqual({ ...NOTHING, quoteCount: 2, askedCount: 2 })
  await rival.send(keepPrice, { enquiryId: enquiry.id })
  expect(await listed(buyer, fetchOwnEnquiries)).toEqual({ ...NOTHING, quoteCount: 2, askedCount: 1 })
  expect(await listed(rival)).toEqual({ ...NOTHING, ownOffered: 3 })
  expect((await buyer.send(closeEnquiry, { enquiryId: enquiry.id, reason: 'Bought elsewhere' })).status).toBe(200)
  expect((await listed(buyer)).askedCount).toBe(0)
  expect((await listed(party)).ownAsked).toBeNull()
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { fetchOwnEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details-based-on-user'
import { fetchEnquiryHierarchy } from '@lohahaat/contract/sourcing/enquiries/enquiry-hierarchy-details'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { leafNamed, placeEnquiry } from '../../testing/enquiries'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const admin = useAdmin(server)
const buyer = useBuyer(server)
const other = useBuyer(server)

test('everybody signed in sees all, newest first, by the page; visitors see none', async () => {
  const first = await placeEnquiry(server.db, buyer.userId)
  const second = await placeEnquiry(server.db, other.userId)
  const all = await buyer.send(fetchEnquiries)
  expect(all.body.slice(0, 2).map(({ leadId }) => leadId)).toEqual([second.leadId, first.leadId])
  const page = await buyer.send(fetchEnquiries, { page: 2, pageSize: 1 })
  expect(page.body.map(({ leadId }) => leadId)).toEqual([first.leadId])
  expect(Number(page.headers['total-count'])).toBe(all.body.length)
  const own = await buyer.send(fetchOwnEnquiries)
  expect(new Set(own.body.map(({ buyerId }) => buyerId))).toEqual(new Set([buyer.userId]))
  expect((await new TestBrowser(server).send(fetchEnquiries)).status).toBe(401)
})

test('who the buyer is shows to nobody else: his number is another one in each enquiry, and no user’s', async () => {
  const placed = [await placeEnquiry(server.db, buyer.userId), await placeEnquiry(server.db, buyer.userId)]
  const idsFor = async (browser: TestBrowser) => {
    const seen = []
    for (const { id } of placed) {
      const query = { enquiryId: id }
      const [one] = (await browser.send(fetchEnquiries, query)).body
      const [quoted] = (await browser.send(fetchQuotePrice, query)).body
      const listed = (await browser.send(fetchEnquiries)).body.find(({ enquiryId }) => enquiryId === id)
      expect([quoted?.buyerId, listed?.buyerId]).toEqual([one?.buyerId, one?.buyerId])
      seen.push(one?.buyerId ?? NaN)
    }
    return seen
  }
  expect(await idsFor(buyer)).toEqual([buyer.userId, buyer.userId])
  for (const stranger of [other, admin]) {
    const [first = NaN, second = NaN] = await idsFor(stranger)
    expect(first).not.toBe(second)
    for (const id of [first, second]) {
      expect(Number.isSafeInteger(id)).toBe(true)
      expect(id).toBeGreaterThan(2 ** 31 - 1)
    }
  }
})

test.each([
  ['by its number', (leadId: string) => ({ search: leadId.toLowerCase() })],
  ['by what is asked for', () => ({ search: '113.5x113.5 shs' })],
  ['by day and status', () => ({ status: 'Completed', from: '2026-02-03', to: '2026-02-03', search: '113.5' })],
])('found %s', async (_, query) => {
  const { id, leadId } = await placeEnquiry(server.db, other.userId, [{ size: '113.5x113.5', wall: '4.5' }], {
    status: 'Completed',
    // Still 3 February in India.
    createdAt: new Date('2026-02-03T18:29:59Z'),
  })
  const { body } = await admin.send(fetchEnquiries, query(leadId))
  expect(body.map(({ enquiryId }) => enquiryId)).toContain(id)
  expect(body.every(({ enquiryItems }) => enquiryItems[0]?.size === '113.5x113.5')).toBe(true)
  await server.db.delete(enquiries).where(eq(enquiries.id, id))
})

test('the tree has its classes, sizes and thicknesses in the order of their figures', async () => {
  const { departmentId } = await leafNamed(server.db)
  const { body } = await buyer.send(fetchEnquiryHierarchy, { departmentId })
  const gi = body.find(({ className }) => className === 'GI')
  expect(gi?.sizes.map(({ size }) => size).slice(0, 3)).toEqual(['15 NB', '20 NB', '25 NB'])
  const walls = gi?.sizes.find(({ size }) => size === '50 NB')?.thicknesses
  expect(walls?.map(({ thickness }) => thickness)).toEqual(['2.9', '3.6', '4.5'])
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { awardLines } from '@lohahaat/contract/sourcing/awards/award-lines'
import { copyRest } from '@lohahaat/contract/sourcing/awards/copy-rest'
import { closeEnquiry } from '@lohahaat/contract/sourcing/enquiries/close-enquiry'
import { fetchEnquiries } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { giveAddresses } from '../../testing/carts'
import { offer, threeLines } from '../../testing/offers'
import type { PlacedEnquiry } from '../../testing/quotes'
import { useAdmin, useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)
const party = useBuyer(server)
const admin = useAdmin(server)

beforeAll(() => giveAddresses(server.db, buyer.userId))

const copy = ({ id }: PlacedEnquiry, browser = buyer, headers = {}) =>
  browser.send(copyRest, { enquiryId: id }, headers)

/** An enquiry of three lines of which so many were awarded. */
async function awarded(lines: number) {
  const enquiry = await threeLines(server.db, buyer.userId, { showsRank: true, contactName: 'Asha' })
  const last = enquiry.itemIds[2] ?? 0
  const asked = { make: 'Jindal', grade: 'YSt 310', remark: 'Site B', lengthMetres: 12, asWritten: 'SHS 50 x 4' }
  await server.db.update(enquiryItems).set(asked).where(eq(enquiryItems.id, last))
  await offer(party, enquiry, [58_000, 1850, 60_000])
  const [quote] = await server.db.select().from(quotes).where(eq(quotes.enquiryId, enquiry.id))
  const cells = enquiry.itemIds.slice(0, lines).map((enquiryItemId) => ({ enquiryItemId, quoteId: quote?.id }))
  await buyer.send(awardLines, { enquiryId: enquiry.id, cells })
  return enquiry
}

test('what was not ordered becomes a new open enquiry, with everything that was asked for', async () => {
  const former = await awarded(2)
  const { status, body } = await copy(former)
  expect(status).toBe(200)
  const [made] = (await buyer.send(fetchEnquiries, { enquiryId: String(body.enquiryId) })).body
  expect(made).toMatchObject({
    ...{ leadId: body.leadId, status: 'InProgress', brand: 'APL Apollo', showRank: true, revision: 1 },
    ...{ quoteCount: 0, itemCount: 1, totalTons: 1, buyerId: buyer.userId },
    enquiryItems: [
      {
        ...{ className: 'SHS', thickness: '4', quantity: 1, unit: 'Ton', make: 'Jindal', grade: 'YSt 310' },
        ...{ remark: 'Site B', length: 12, asWritten: 'SHS 50 x 4', itemPrice: 0 },
      },
    ],
  })
  expect(await server.db.select().from(enquiries).where(eq(enquiries.id, former.id))).toMatchObject([
    { status: 'Completed', revision: 1 },
  ])
})

test('where nothing was awarded, everything is left', async () => {
  const enquiry = await threeLines(server.db, buyer.userId)
  await buyer.send(closeEnquiry, { enquiryId: enquiry.id })
  const { body } = await copy(enquiry)
  const items = await server.db.select().from(enquiryItems).where(eq(enquiryItems.enquiryId, body.enquiryId))
  expect(items).toHaveLength(3)
})

test('is refused while it is open, where nothing is left, and for everybody else', async () => {
  const open = await threeLines(server.db, buyer.userId)
  expect(await copy(open)).toMatchObject({ status: 400, error: refusalTexts.enquiryOpen(open.leadId) })
  const done = await awarded(3)
  expect(await copy(done)).toMatchObject({ status: 400, error: refusalTexts.nothingToCopy })
  for (const browser of [party, admin])
    expect(await copy(done, browser)).toMatchObject({ status: 403, error: refusalTexts.notYourEnquiry })
  expect(await copy({ ...done, id: 2_000_000_000 })).toMatchObject({ error: refusalTexts.enquiryNotFound })
})

test('two presses with one key are one copy', async () => {
  const former = await awarded(1)
  const before = await server.db.$count(enquiries)
  const key = { 'idempotency-key': `rest ${former.id}` }
  const [one, two] = await Promise.all([copy(former, buyer, key), copy(former, buyer, key)])
  expect(two.body).toEqual(one.body)
  expect((await server.db.$count(enquiries)) - before).toBe(1)
})

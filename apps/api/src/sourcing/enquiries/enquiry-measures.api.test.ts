import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createEnquiry, fetchEnquiries, updateEnquiry } from '@lohahaat/contract/sourcing/enquiries/enquiry-details'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { filledEnquiry, leafNamed, placeEnquiry } from '../../testing/enquiries'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const buyer = useBuyer(server)

let box: Awaited<ReturnType<typeof leafNamed>>
beforeAll(async () => {
  box = await leafNamed(server.db)
})

const tons = (...quantities: number[]) =>
  filledEnquiry(
    server.db,
    quantities.map((quantity) => ({ ...box, quantity, quantityUnit: 'Ton' })),
  )

async function listed(id: number) {
  const { body } = await buyer.send(fetchEnquiries)
  const { itemCount, totalTons } = body.find(({ enquiryId }) => enquiryId === id) ?? {}
  return { itemCount, totalTons }
}

async function stored(id: number) {
  const [row] = await server.db.select().from(enquiries).where(eq(enquiries.id, id))
  return row && { itemCount: row.itemCount, grams: row.grams, isCurrent: row.measuredRevision === row.revision }
}

test('what the items of an enquiry come to is stored when it is written and when it is edited', async () => {
  const { body } = await buyer.send(createEnquiry, await tons(2.5, 1))
  const id = body.enquiryId
  expect(await stored(id)).toEqual({ itemCount: 2, grams: 3_500_000n, isCurrent: true })
  expect(await listed(id)).toEqual({ itemCount: 2, totalTons: 3.5 })
  const edited = { ...(await tons(1, 1, 4)), enquiryId: id }
  expect((await buyer.send(updateEnquiry, edited)).status).toBe(200)
  expect(await stored(id)).toEqual({ itemCount: 3, grams: 6_000_000n, isCurrent: true })
  expect(await listed(id)).toEqual({ itemCount: 3, totalTons: 6 })
})

test('the list uses what is stored for the revision, and adds up where there is nothing or only for another one', async () => {
  const { id } = await placeEnquiry(server.db, buyer.userId, [{ quantity: '2' }, {}])
  expect(await listed(id)).toEqual({ itemCount: 2, totalTons: 3 })
  const store = { itemCount: 9, grams: 9_000_000n }
  await server.db
    .update(enquiries)
    .set({ ...store, measuredRevision: sql`revision` })
    .where(eq(enquiries.id, id))
  expect(await listed(id)).toEqual({ itemCount: 9, totalTons: 9 })
  await server.db.update(enquiries).set({ revision: 2 }).where(eq(enquiries.id, id))
  expect(await listed(id)).toEqual({ itemCount: 2, totalTons: 3 })
})

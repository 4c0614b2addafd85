import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sellers } from '../../db/tables/reference/sellers'
import { enquiriesToMatch } from '../../db/tables/supply/enquiries-to-match'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import { supplierFits } from '../../db/tables/supply/supplier-fits'
import type { Db } from '../../platform/db/db'
import { placeEnquiry } from '../../testing/enquiries'
import { companyOf, sellerOf } from '../../testing/firms/supplier-rows'
import { giveApplication, makeSupplier } from '../../testing/firms/suppliers'
import { collideWith } from '../../testing/lock-waits'
import { useBuyer } from '../../testing/signed-in'
import { useTestServer } from '../../testing/test-server'
import { matchWaiting } from './match-enquiries'
import { refreshReach } from './refresh-reach'

const server = useTestServer()
const buyer = useBuyer(server)

test('who is suspended while enquiries are matched keeps none of them', async () => {
  const { db } = server
  const supplier = await makeSupplier(server)
  const companyId = await companyOf(server, supplier)
  await giveApplication(server, supplier.userId)
  const isHis = eq(supplierApplications.companyId, companyId)
  await db.update(supplierApplications).set({ status: 'Approved' }).where(isHis)
  const refresh = () => db.transaction((tx) => refreshReach(tx, companyId))
  const match = () => matchWaiting(db, new Date())
  const place = () => placeEnquiry(db, buyer.userId, [{}], { deliveryPinCode: '123401', brandId: null })
  const fits = () => db.$count(supplierFits, eq(supplierFits.companyId, companyId))
  const { id: enquiryId } = await place()
  await match()
  await refresh()
  expect(await fits()).toBeGreaterThan(0)

  // An enquiry that fits already is matched again, together with a new one.
  await db.insert(enquiriesToMatch).values({ enquiryId })
  await place()
  await db
    .update(sellers)
    .set({ active: false })
    .where(eq(sellers.id, await sellerOf(server, supplier)))
  const holding = (tx: Db) => tx.select().from(supplierFits).where(eq(supplierFits.enquiryId, enquiryId)).for('update')
  // Matching comes first, so that it has the lock and the supplier's reach is not written yet.
  const isMatching = async () =>
    (
      await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length > 0
  const refreshThen = async () => {
    while (!(await isMatching()));
    await refresh()
  }
  await collideWith(db, holding, match, refreshThen)
  expect(await fits()).toBe(0)
})

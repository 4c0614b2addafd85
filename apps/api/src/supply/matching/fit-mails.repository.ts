import { and, desc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { MailPace } from '@lohahaat/contract/supply/desk/supplier-desk'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { quotes } from '../../db/tables/sourcing/quotes'
import { fitMails } from '../../db/tables/supply/fit-mails'
import { supplierFits } from '../../db/tables/supply/supplier-fits'
import { supplierReach } from '../../db/tables/supply/supplier-reach'
import type { Db } from '../../platform/db/db'

/** Who works on the selling side is told daily unless he says otherwise, of what fits from now on. */
export const startTelling = (db: Db, at: Date) =>
  db.execute(sql`
    insert into ${fitMails} (user_id, told_until)
    select ${users.id}, ${at.toISOString()}::timestamptz
    from ${users} join ${supplierReach} on ${supplierReach.companyId} = ${users.companyId}
    where ${users.sellingRole} in ('Owner', 'Sales')
    on conflict do nothing`)

const HOUR_MS = 60 * 60 * 1000
const before = (at: Date, hours: number) => new Date(at.getTime() - hours * HOUR_MS)

const isDue = (at: Date) =>
  or(
    eq(fitMails.pace, 'at once'),
    and(eq(fitMails.pace, 'hourly'), lte(fitMails.toldUntil, before(at, 1))),
    and(eq(fitMails.pace, 'daily'), lte(fitMails.toldUntil, before(at, 24))),
  )

/** Those to tell, locked: of two servers one writes to each. */
export const lockDue = (db: Db, at: Date, most: number) =>
  db
    .select({ userId: users.id, email: users.email, companyId: users.companyId, toldUntil: fitMails.toldUntil })
    .from(fitMails)
    .innerJoin(users, eq(users.id, fitMails.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        isNotNull(companies.sellerId),
        sql`${users.sellingRole} in ('Owner', 'Sales')`,
        isDue(at),
        sql`exists (select 1 from ${supplierFits} where ${supplierFits.companyId} = ${users.companyId}
          and ${supplierFits.since} > ${fitMails.toldUntil})`,
      ),
    )
    .orderBy(fitMails.userId)
    .limit(most)
    .for('update', { of: fitMails, skipLocked: true })

/** What fits a company since a time and is not quoted for yet, the best first. */
export const listNewFits = (db: Db, companyId: number, since: Date, most: number) =>
  db
    .select({
      enquiryId: enquiries.id,
      leadId: enquiries.leadId,
      itemCount: enquiries.itemCount,
      pinCode: enquiries.deliveryPinCode,
      km: supplierFits.km,
      fit: supplierFits.fit,
    })
    .from(supplierFits)
    .innerJoin(enquiries, eq(enquiries.id, supplierFits.enquiryId))
    .where(
      and(
        eq(supplierFits.companyId, companyId),
        gt(supplierFits.since, since),
        sql`not exists (select 1 from ${quotes} where ${quotes.enquiryId} = ${enquiries.id}
          and ${quotes.companyId} = ${companyId})`,
      ),
    )
    .orderBy(desc(supplierFits.fit), desc(enquiries.id))
    .limit(most)

export const setToldUntil = (db: Db, userId: number, at: Date) =>
  db.update(fitMails).set({ toldUntil: at }).where(eq(fitMails.userId, userId))

export async function findPace(db: Db, userId: number): Promise<MailPace> {
  const [found] = await db.select({ pace: fitMails.pace }).from(fitMails).where(eq(fitMails.userId, userId))
  return found?.pace ?? 'daily'
}

export const savePace = (db: Db, userId: number, pace: MailPace, at: Date) =>
  db
    .insert(fitMails)
    .values({ userId, pace, toldUntil: at })
    .onConflictDoUpdate({ target: fitMails.userId, set: { pace } })

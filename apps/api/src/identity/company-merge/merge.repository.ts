import { eq, sql } from 'drizzle-orm'
import { companies } from '../../db/tables/identity/companies'
import { companyGstNumbers } from '../../db/tables/identity/company-gst-numbers'
import { users } from '../../db/tables/identity/users'
import type { Db } from '../../platform/db/db'

/**
 * Members keep what they sell and their limits. Who orders is a buyer in the other company, unless it has no owner: its
 * owners decide who gets more.
 */
export const moveMembers = (
  db: Db,
  from: number,
  into: { id: number; name: string; gstNumber: string; hasOwner: boolean; keepsSelling: boolean },
) =>
  db
    .update(users)
    .set({
      companyId: into.id,
      ...(into.hasOwner && {
        companyRole: sql`case when ${users.companyRole} = 'Accounts' then 'Accounts' else 'Buyer' end`,
      }),
      ...(!into.keepsSelling && { sellingRole: null }),
      legalName: into.name,
      gstNumber: into.gstNumber,
      ownLegalName: sql`coalesce(${users.ownLegalName}, ${users.legalName})`,
      ownGstNumber: sql`coalesce(${users.ownGstNumber}, ${users.gstNumber})`,
    })
    .where(eq(users.companyId, from))

/** The union of both: a number that both have stays once. */
export async function moveGstNumbers(db: Db, from: number, into: number) {
  await db.execute(sql`
    insert into ${companyGstNumbers} (company_id, gst_number, added_at)
    select ${into}, gst_number, added_at from ${companyGstNumbers} where company_id = ${from}
    on conflict do nothing`)
  await db.delete(companyGstNumbers).where(eq(companyGstNumbers.companyId, from))
}

export async function moveSeller(db: Db, from: number, into: number, sellerId: number) {
  await db.update(companies).set({ sellerId: null }).where(eq(companies.id, from))
  await db.update(companies).set({ sellerId }).where(eq(companies.id, into))
}

import { eq } from 'drizzle-orm'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { mails } from '../../db/tables/platform/mails'
import { sellers } from '../../db/tables/reference/sellers'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import type { Database } from '../../platform/db/db'
import { someItems } from '../carts'
import { freshEmail } from '../people'

let count = 0

/** A new seller with an item of its own: the same pipe for all of them. Nobody works for it. */
export async function newYard(db: Database, item: Partial<typeof stockItems.$inferInsert> = {}) {
  const [model = 0] = await someItems(db, 1)
  const [seller] = await db
    .insert(sellers)
    .values({
      organizationName: `Yard ${++count}`,
      name: 'Ravi',
      location: 123401,
      phone: '1234500099',
      officeAddress: 'Plot 1',
      commissionPercent: 1.25,
    })
    .returning()
  const [pipe] = await db.select().from(stockItems).where(eq(stockItems.id, model))
  if (!seller || !pipe) throw new Error('There is no pipe to copy')
  const { id: _, ...copy } = pipe
  const [own] = await db
    .insert(stockItems)
    .values({ ...copy, sellerId: seller.id, ...item })
    .returning()
  return { sellerId: seller.id, sellerName: seller.organizationName, itemId: own?.id ?? 0 }
}

/** As newYard, with its owner's account. */
export async function newSupplier(db: Database, item: Partial<typeof stockItems.$inferInsert> = {}) {
  const yard = await newYard(db, item)
  const email = freshEmail('seller')
  await db.insert(users).values({
    email,
    sellerId: yard.sellerId,
    contactName: 'Ravi Kumar',
    legalName: yard.sellerName,
    phone: '9812345670',
    gstNumber: '06AAACA0000A1Z2',
    termsAcceptedAt: new Date(),
  })
  return { ...yard, email }
}

/** What he was approved by; with a Udyam number he is a micro or small enterprise. */
export async function registerSupplier(
  db: Database,
  { email, sellerId, sellerName }: Awaited<ReturnType<typeof newSupplier>>,
  udyam = '',
) {
  const [owner] = await db.select().from(users).where(eq(users.email, email))
  const { id: applicantId = 0, companyId = 0 } = owner ?? {}
  await db.update(companies).set({ sellerId }).where(eq(companies.id, companyId))
  const [createdAt, updatedAt] = [new Date(), new Date()]
  await db.insert(supplierApplications).values({
    ...{ companyId, applicantId, businessName: sellerName, status: 'Approved', gstNumber: '06AAACA0000A1Z2', udyam },
    ...{ bankAccount: '', ifsc: '', licence: '', yards: [], brandIds: [], classIds: [], createdAt, updatedAt },
  })
}

/** The mails queued to somebody, oldest first. */
export const mailsTo = (db: Database, email: string) =>
  db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)

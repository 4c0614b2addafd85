import { eq, inArray } from 'drizzle-orm'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { holdFar } from '../../../inventory/proposals/hold-prices'
import { refreshReach } from '../../../supply/matching/refresh-reach'
import { companies } from '../../tables/identity/companies'
import { users } from '../../tables/identity/users'
import { stockItems } from '../../tables/inventory/stock-items'
import { brands } from '../../tables/reference/brands'
import { classes } from '../../tables/reference/classes'
import { supplierApplications } from '../../tables/supply/supplier-applications'
import { supplierNotes } from '../../tables/supply/supplier-notes'
import type { DemoWorld } from './demo-world'
import { supplierStories, type SupplierStory } from './supplier-stories'

const DAY_MS = 24 * 60 * 60 * 1000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Three suppliers that are approved, one that has applied, and a price that waits. */
export async function playSuppliers(world: DemoWorld, now: Date): Promise<void> {
  for (const story of supplierStories) await playApplication(world, story, now)
  for (const { party, status } of supplierStories)
    if (status === 'Approved')
      await world.db.transaction((tx) => refreshReach(tx, world.actor(party, now).companyId, now))
  await proposePrice(world, world.actor('aravali', daysBefore(now, 1)))
}

async function playApplication({ db, actor }: DemoWorld, story: SupplierStory, now: Date) {
  const { party, status, makes, classNames, yards, bankAccount, ifsc, udyam } = story
  const submittedAt = daysBefore(now, story.daysAgo)
  const decidedAt = daysBefore(now, story.daysAgo - 2)
  const { companyId, userId } = actor(party, now)
  const [firm] = await db
    .select({ name: companies.name, gstNumber: users.gstNumber })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  const sold = await db.select({ id: brands.id }).from(brands).where(inArray(brands.name, makes)).orderBy(brands.id)
  const kinds = await db
    .select({ id: classes.id })
    .from(classes)
    .where(inArray(classes.name, classNames))
    .orderBy(classes.id)
  const isApproved = status === 'Approved'
  await db.insert(supplierApplications).values({
    ...{ companyId, status, applicantId: userId, yards, bankAccount, ifsc, udyam, licence: '', submittedAt },
    businessName: firm?.name ?? '',
    gstNumber: firm?.gstNumber ?? '',
    brandIds: sold.map(({ id }) => id),
    classIds: kinds.map(({ id }) => id),
    createdAt: submittedAt,
    updatedAt: isApproved ? decidedAt : submittedAt,
  })
  const note = { companyId, text: null, isShown: true }
  await db.insert(supplierNotes).values({ ...note, authorId: userId, status: 'Submitted', at: submittedAt })
  const desk = actor('desk', decidedAt).userId
  if (isApproved) await db.insert(supplierNotes).values({ ...note, authorId: desk, status, at: decidedAt })
}

/** A quarter dearer than it was: too far to be taken at once. */
async function proposePrice({ db }: DemoWorld, supplier: Actor) {
  const [item] = await db
    .select({ id: stockItems.id, old: stockItems.pricePaisePerTon })
    .from(stockItems)
    .where(eq(stockItems.sellerId, supplier.sellerId ?? 0))
    .orderBy(stockItems.id)
    .limit(1)
  if (!item) throw new Error('The supplier of the demo has no stock')
  const price = (item.old * 5n) / 400n
  const scope = { sellerId: supplier.sellerId, stepPercent: 10 }
  await holdFar(db, scope, supplier, [{ ...item, new: price * 100n }])
}

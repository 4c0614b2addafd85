import { and, asc, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import type { fetchApplications } from '@lohahaat/contract/supply/applications/applications'
import type { ApplicationForm } from '@lohahaat/domain/supply/application'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { sellers } from '../../db/tables/reference/sellers'
import { supplierApplications } from '../../db/tables/supply/supplier-applications'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { likeWord, wordsOf } from '../../platform/db/search'
import { isOneOf } from '../../ordering/orders/orders.repository'

export type ApplicationRecord = typeof supplierApplications.$inferSelect

export async function findApplication(db: Db, companyId: number): Promise<ApplicationRecord | null> {
  const [found] = await db.select().from(supplierApplications).where(eq(supplierApplications.companyId, companyId))
  return found ?? null
}

/** Locks an application until the transaction ends. */
export async function lockApplication(db: Db, companyId: number): Promise<ApplicationRecord | null> {
  const [found] = await db
    .select()
    .from(supplierApplications)
    .where(eq(supplierApplications.companyId, companyId))
    .for('update')
  return found ?? null
}

/** Makes the application of a company where it has none. */
export const startApplication = (db: Db, companyId: number, form: ApplicationForm, { userId, at }: Writer) =>
  db
    .insert(supplierApplications)
    .values({ companyId, applicantId: userId, ...copied(form), createdAt: at, updatedAt: at })
    .onConflictDoNothing()

export const updateForm = (db: Db, companyId: number, form: ApplicationForm, { userId, at }: Writer) =>
  updateApplication(db, companyId, { ...copied(form), applicantId: userId, updatedAt: at })

const copied = ({ yards, brandIds, classIds, ...form }: ApplicationForm) => ({
  ...form,
  yards: [...yards],
  brandIds: [...brandIds],
  classIds: [...classIds],
})

export const updateApplication = (db: Db, companyId: number, set: Partial<ApplicationRecord>) =>
  db.update(supplierApplications).set(set).where(eq(supplierApplications.companyId, companyId))

type Request = ParsedInputOf<typeof fetchApplications>

/** Those that wait first, then the newest; drafts are the applicant's own business. */
export async function listApplications(db: Db, { page = 1, pageSize = DEFAULT_PAGE_SIZE, status, search }: Request) {
  const where = and(
    status ? eq(supplierApplications.status, status) : sql`${supplierApplications.status} <> 'Draft'`,
    ...wordsOf(search ?? '').map(containsWord),
  )
  const rows = await db
    .select({ application: supplierApplications, applicant: users.contactName })
    .from(supplierApplications)
    .innerJoin(users, eq(users.id, supplierApplications.applicantId))
    .where(where)
    .orderBy(
      desc(sql`(${supplierApplications.status} = 'Submitted' or ${supplierApplications.waiting} is not null)`),
      desc(supplierApplications.updatedAt),
      desc(supplierApplications.companyId),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(supplierApplications, where) }
}

const containsWord = (word: string): SQL | undefined =>
  or(ilike(supplierApplications.businessName, likeWord(word)), ilike(supplierApplications.gstNumber, likeWord(word)))

/** What an administrator is told beside the application. */
export async function findSurroundings(db: Db, { companyId, applicantId, brandIds, classIds }: ApplicationRecord) {
  const [applicant] = await db
    .select({ name: users.contactName, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, applicantId))
  const [seller] = await db
    .select({ id: sellers.id, name: sellers.organizationName, active: sellers.active })
    .from(companies)
    .innerJoin(sellers, eq(sellers.id, companies.sellerId))
    .where(eq(companies.id, companyId))
  return {
    applicant: applicant ?? { name: '', email: '', phone: '' },
    seller: seller ?? null,
    ...(await nameChosen(db, { brandIds, classIds })),
    freeSellers: await listFreeSellers(db),
  }
}

/** The names of makes and classes, in their order. */
export async function nameChosen(db: Db, { brandIds, classIds }: Pick<ApplicationForm, 'brandIds' | 'classIds'>) {
  const named = async (table: typeof brands | typeof classes, ids: readonly number[]) =>
    (await db.select({ name: table.name }).from(table).where(isOneOf(table.id, ids)).orderBy(asc(table.name))).map(
      ({ name }) => name,
    )
  return { brands: await named(brands, brandIds), classes: await named(classes, classIds) }
}

const listFreeSellers = (db: Db) =>
  db
    .select({ id: sellers.id, name: sellers.organizationName })
    .from(sellers)
    .leftJoin(companies, eq(companies.sellerId, sellers.id))
    .where(isNull(companies.id))
    .orderBy(asc(sellers.organizationName))
    .limit(1000)

/** How many of these makes and classes there are. */
export const countChosen = async (db: Db, { brandIds, classIds }: Pick<ApplicationForm, 'brandIds' | 'classIds'>) => ({
  brands: await db.$count(brands, isOneOf(brands.id, brandIds)),
  classes: await db.$count(classes, isOneOf(classes.id, classIds)),
})

import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { EnquiryFilters } from '@lohahaat/contract/sourcing/enquiries/enquiry-filters'
import type { Member } from '@lohahaat/domain/identity/actor'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { isOneOf } from '../../ordering/orders/orders.repository'
import { countUpTo } from '../../platform/db/count-up-to'
import type { Db } from '../../platform/db/db'
import { lookUp } from '../../platform/db/look-up'
import { brands } from '../../db/tables/reference/brands'
import { departments } from '../../db/tables/reference/departments'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { files } from '../../db/tables/platform/files'
import { parameters } from '../../db/tables/reference/parameters'
import { quotes } from '../../db/tables/sourcing/quotes'
import { users } from '../../db/tables/identity/users'
import { matches } from './enquiry-filters.repository'

export type EnquiryRecord = typeof enquiries.$inferSelect

/** The filters; one member's enquiries or everybody's; one page, or as many as a list may have. */
export interface EnquiryRequest extends EnquiryFilters {
  of?: Member
  page?: number | undefined
  pageSize?: number | undefined
}

/** The ids of matching enquiries, newest first, and the total. */
export async function listEnquiryIds(db: Db, { of, page, pageSize, ...filters }: EnquiryRequest) {
  const where = and(of && isOf(of), matches(filters))
  const all = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
  const size = page ? (pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const found = await all.limit(size).offset(((page ?? 1) - 1) * size)
  const isAll = !page && found.length < MOST_ROWS
  const counted = isAll ? { total: found.length } : await countUpTo(db, enquiries, where)
  return { ids: found.map(({ id }) => id), ...counted }
}

const isOf = ({ userId, companyId }: Member) => and(eq(enquiries.buyerId, userId), eq(enquiries.companyId, companyId))

const quoteCount = sql<number>`(select count(*)::int from ${quotes} where ${quotes.enquiryId} = ${enquiries.id})`

/** The fields of enquiries, and the revision of the caller's company's quote. */
export const findEnquiries = (db: Db, ids: readonly number[], companyId: number) =>
  db
    .select({
      enquiry: enquiries,
      brand: lookUp<string | null>(brands, brands.name, enquiries.brandId),
      departmentName: lookUp<string | null>(departments, departments.name, enquiries.departmentId),
      deliveryDays: lookUp<string | null>(parameters, parameters.description, enquiries.deliveryId),
      buyerName: users.legalName,
      fileName: lookUp<string | null>(files, files.originalName, enquiries.fileId),
      quoteCount: quoteCount.mapWith(Number),
      ownRevision: ownQuote<number>(companyId, sql`${quotes.revision}`),
      ownAccepted: ownQuote<boolean>(companyId, sql`${quotes.acceptedAt} is not null`),
    })
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.buyerId))
    .where(isOneOf(enquiries.id, ids))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))

const ownQuote = <T>(companyId: number, column: SQL) => sql<T | null>`(
  select ${column} from ${quotes} where ${quotes.enquiryId} = ${enquiries.id} and ${quotes.companyId} = ${companyId})`

export type FoundEnquiry = Awaited<ReturnType<typeof findEnquiries>>[number]

/** Locks an enquiry against edits, quotes, closing and awards until the transaction ends. */
export async function lockEnquiry(db: Db, id: number): Promise<EnquiryRecord | null> {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('no key update')
  return enquiry ?? null
}

type Kept = 'id' | 'leadId' | 'status' | 'revision' | 'createdAt' | 'updatedAt'

export type NewEnquiry = Omit<typeof enquiries.$inferInsert, Kept> & { at: Date }

export async function insertEnquiry(db: Db, { at, ...enquiry }: NewEnquiry) {
  const [row] = await db
    .insert(enquiries)
    .values({ ...enquiry, createdAt: at, updatedAt: at })
    .returning({ id: enquiries.id, leadId: enquiries.leadId })
  if (!row) throw new Error('The enquiry was not stored')
  return row
}

/** Outdates every quote for it. */
export const reviseEnquiry = (db: Db, id: number, { at, ...set }: Partial<NewEnquiry> & { at: Date }) =>
  db
    .update(enquiries)
    .set({ ...set, revision: sql`${enquiries.revision} + 1`, updatedAt: at })
    .where(eq(enquiries.id, id))

/** With a reason when there is no award. */
export const completeEnquiry = (db: Db, id: number, at: Date, closeReason: string | null) =>
  db.update(enquiries).set({ status: 'Completed', closeReason, updatedAt: at }).where(eq(enquiries.id, id))

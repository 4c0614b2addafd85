import { and, desc, eq, sql } from 'drizzle-orm'
import type { KeptLine } from '@lohahaat/contract/sourcing/lists/kept-list'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { keptLists } from '../../db/tables/sourcing/kept-lists'
import { listLinks } from '../../db/tables/sourcing/list-links'
import type { Db } from '../../platform/db/db'

const head = {
  listId: keptLists.id,
  name: keptLists.name,
  lineCount: sql<number>`jsonb_array_length(${keptLists.lines})`.mapWith(Number),
  updatedAt: keptLists.updatedAt,
}

export const countLists = (db: Db, companyId: number) => db.$count(keptLists, eq(keptLists.companyId, companyId))

export async function insertList(
  db: Db,
  list: { ownerId: number; name: string; lines: readonly KeptLine[]; at: Date },
) {
  const { ownerId, name, lines, at } = list
  const [row] = await db
    .insert(keptLists)
    .values({ ownerId, name, lines, createdAt: at, updatedAt: at })
    .returning(head)
  if (!row) throw new Error('The list was not stored')
  return row
}

/** Returns null where it isn't this company's. Without lines it keeps those it has, and their time. */
export async function updateList(
  db: Db,
  list: { listId: number; companyId: number; name: string; lines: readonly KeptLine[] | undefined; at: Date },
) {
  const { listId, companyId, name, lines, at } = list
  const [row] = await db
    .update(keptLists)
    .set({ name, ...(lines && { lines, updatedAt: at }) })
    .where(isOf(listId, companyId))
    .returning(head)
  return row ?? null
}

/** One page of a company's lists, the newest first, each with its link while that is open. */
export async function pageOfLists(db: Db, companyId: number, at: Date, paging: { page?: number; pageSize?: number }) {
  const size = paging.page ? (paging.pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const rows = await db
    .select({ ...head, endsAt: listLinks.endsAt, showsPrices: listLinks.showsPrices })
    .from(keptLists)
    .leftJoin(listLinks, and(eq(listLinks.listId, keptLists.id), sql`${listLinks.endsAt} > ${at.toISOString()}`))
    .where(eq(keptLists.companyId, companyId))
    .orderBy(desc(keptLists.updatedAt), desc(keptLists.id))
    .limit(size)
    .offset(((paging.page ?? 1) - 1) * size)
  return { rows, total: await countLists(db, companyId) }
}

const isOf = (id: number, companyId: number) => and(eq(keptLists.id, id), eq(keptLists.companyId, companyId))

export async function findList(db: Db, id: number, companyId: number) {
  const [row] = await db
    .select({ ...head, lines: keptLists.lines })
    .from(keptLists)
    .where(isOf(id, companyId))
  return row ? { ...row, lines: row.lines as KeptLine[] } : null
}

/** Locks a list of this company, so that it has one link however many are made at once. */
export async function lockList(db: Db, id: number, companyId: number): Promise<boolean> {
  const found = await db.select({ id: keptLists.id }).from(keptLists).where(isOf(id, companyId)).for('no key update')
  return found.length > 0
}

export async function deleteList(db: Db, id: number, companyId: number): Promise<boolean> {
  return ((await db.delete(keptLists).where(isOf(id, companyId))).rowCount ?? 0) > 0
}

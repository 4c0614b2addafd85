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

export const countLists = (db: Db, ownerId: number) => db.$count(keptLists, eq(keptLists.ownerId, ownerId))

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

/** Returns null where it isn't this owner's. Without lines it keeps those it has, and their time. */
export async function updateList(
  db: Db,
  list: { listId: number; ownerId: number; name: string; lines: readonly KeptLine[] | undefined; at: Date },
) {
  const { listId, ownerId, name, lines, at } = list
  const [row] = await db
    .update(keptLists)
    .set({ name, ...(lines && { lines, updatedAt: at }) })
    .where(isOwn(listId, ownerId))
    .returning(head)
  return row ?? null
}

/** One page of an owner's lists, the newest first, each with its link while that is open. */
export async function pageOfLists(db: Db, ownerId: number, at: Date, paging: { page?: number; pageSize?: number }) {
  const size = paging.page ? (paging.pageSize ?? DEFAULT_PAGE_SIZE) : MOST_ROWS
  const rows = await db
    .select({ ...head, endsAt: listLinks.endsAt, showsPrices: listLinks.showsPrices })
    .from(keptLists)
    .leftJoin(listLinks, and(eq(listLinks.listId, keptLists.id), sql`${listLinks.endsAt} > ${at.toISOString()}`))
    .where(eq(keptLists.ownerId, ownerId))
    .orderBy(desc(keptLists.updatedAt), desc(keptLists.id))
    .limit(size)
    .offset(((paging.page ?? 1) - 1) * size)
  return { rows, total: await countLists(db, ownerId) }
}

const isOwn = (id: number, ownerId: number) => and(eq(keptLists.id, id), eq(keptLists.ownerId, ownerId))

export async function findList(db: Db, id: number, ownerId: number) {
  const [row] = await db
    .select({ ...head, lines: keptLists.lines })
    .from(keptLists)
    .where(isOwn(id, ownerId))
  return row ? { ...row, lines: row.lines as KeptLine[] } : null
}

/** Locks a list of this owner, so that it has one link however many are made at once. */
export async function lockList(db: Db, id: number, ownerId: number): Promise<boolean> {
  const found = await db.select({ id: keptLists.id }).from(keptLists).where(isOwn(id, ownerId)).for('no key update')
  return found.length > 0
}

export async function deleteList(db: Db, id: number, ownerId: number): Promise<boolean> {
  return ((await db.delete(keptLists).where(isOwn(id, ownerId))).rowCount ?? 0) > 0
}

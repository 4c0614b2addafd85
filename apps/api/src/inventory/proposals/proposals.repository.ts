import { and, asc, eq, sql } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import { companies } from '../../db/tables/identity/companies'
import { users } from '../../db/tables/identity/users'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { priceProposals } from '../../db/tables/inventory/price-proposals'
import { stockItems } from '../../db/tables/inventory/stock-items'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import type { Paise } from '@lohahaat/domain/platform/money'

const WAITING = eq(priceProposals.status, 'Waiting')

export const insertProposals = (
  db: Db,
  steps: readonly { id: number; old: Paise; new: Paise }[],
  { userId, at }: Writer,
) =>
  db.insert(priceProposals).values(
    steps.map((step) => ({
      stockItemId: step.id,
      oldPaisePerTon: step.old,
      newPaisePerTon: step.new,
      proposedBy: userId,
      proposedAt: at,
    })),
  )

export const withdrawProposals = (db: Db, itemIds: readonly number[], { userId, at }: Writer) =>
  db
    .update(priceProposals)
    .set({ status: 'Withdrawn', decidedBy: userId, decidedAt: at })
    .where(and(WAITING, sql`${priceProposals.stockItemId} = any(${sql.param(itemIds)}::int[])`))

/**
 * The price of each item from which its supplier may move it: the one before his first change of the last 24 hours,
 * or since an administrator changed it. Items that he has not moved are left out.
 */
export async function findStanding(db: Db, itemIds: readonly number[], at: Date): Promise<Map<number, Paise>> {
  const { rows } = await db.execute<{ id: number; paise: string }>(sql`
    select item.id, first.paise
    from ${stockItems} item
    cross join lateral (
      select coalesce(moved.old_paise_per_ton, moved.new_paise_per_ton) as paise, moved.id
      from ${priceChanges} moved
      where moved.stock_item_id = item.id and moved.changed_at > ${at.toISOString()}::timestamptz - interval '24 hours'
        and moved.id > coalesce((
          select max(other.id) from ${priceChanges} other
          where other.stock_item_id = item.id
            and other.changed_at > ${at.toISOString()}::timestamptz - interval '24 hours'
            and not exists (
              select from ${users} person join ${companies} firm on firm.id = person.company_id
              where person.id = other.changed_by and firm.seller_id = item.seller_id)), 0)
      order by moved.id limit 1
    ) first
    where item.id = any(${sql.param(itemIds)}::int[])`)
  return new Map(rows.map(({ id, paise }) => [id, BigInt(paise)]))
}

interface Request {
  page?: number | undefined
  pageSize?: number | undefined
}

/** Those that wait, the oldest first: everybody's, or one seller's. */
export async function listWaiting(
  db: Db,
  sellerId: number | null,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: Request,
) {
  const where = and(WAITING, sellerId === null ? undefined : eq(stockItems.sellerId, sellerId))
  const rows = await db
    .select({ proposal: priceProposals, by: users.contactName })
    .from(priceProposals)
    .innerJoin(stockItems, eq(stockItems.id, priceProposals.stockItemId))
    .innerJoin(users, eq(users.id, priceProposals.proposedBy))
    .where(where)
    .orderBy(asc(priceProposals.proposedAt), asc(priceProposals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await countWaiting(db, sellerId) }
}

export async function countWaiting(db: Db, sellerId: number | null): Promise<number> {
  const [found] = await db
    .select({ waiting: sql<number>`count(*)::int` })
    .from(priceProposals)
    .innerJoin(stockItems, eq(stockItems.id, priceProposals.stockItemId))
    .where(and(WAITING, sellerId === null ? undefined : eq(stockItems.sellerId, sellerId)))
  return found?.waiting ?? 0
}

/** Locks a proposal until the transaction ends. */
export async function lockProposal(db: Db, id: number) {
  const [found] = await db.select().from(priceProposals).where(eq(priceProposals.id, id)).for('update')
  return found ?? null
}

export const closeProposal = (db: Db, id: number, status: 'Approved' | 'Rejected', { userId, at }: Writer) =>
  db.update(priceProposals).set({ status, decidedBy: userId, decidedAt: at }).where(eq(priceProposals.id, id))

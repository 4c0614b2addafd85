import { and, eq, gt, lt } from 'drizzle-orm'
import type { KeptLine } from '@lohahaat/contract/sourcing/lists/kept-list'
import { keptLists } from '../../db/tables/sourcing/kept-lists'
import { listLinks } from '../../db/tables/sourcing/list-links'
import type { Db } from '../../platform/db/db'

export const insertLink = (db: Db, link: typeof listLinks.$inferInsert) => db.insert(listLinks).values(link)

export const deleteLinksOf = (db: Db, listId: number) => db.delete(listLinks).where(eq(listLinks.listId, listId))

/** What a link shows, while it is open. */
export async function findShared(db: Db, secretHash: string, at: Date) {
  const [row] = await db
    .select({
      name: keptLists.name,
      lines: keptLists.lines,
      endsAt: listLinks.endsAt,
      showsPrices: listLinks.showsPrices,
    })
    .from(listLinks)
    .innerJoin(keptLists, eq(keptLists.id, listLinks.listId))
    .where(and(eq(listLinks.secretHash, secretHash), gt(listLinks.endsAt, at)))
  return row ? { ...row, lines: row.lines as KeptLine[] } : null
}

export const deleteLinksBefore = (db: Db, at: Date) => db.delete(listLinks).where(lt(listLinks.endsAt, at))

import { and, eq, gt, isNull, min, or, sql } from 'drizzle-orm'
import { isOneOf } from '../confirm-order/orders.repository'
import type { Db } from '../db/db'
import { classes } from '../db/tables/classes'
import { enquiries } from '../db/tables/enquiries'
import { enquiryItems } from '../db/tables/enquiry-items'
import { quoteItems } from '../db/tables/quote-items'
import { quotes } from '../db/tables/quotes'
import { subClasses } from '../db/tables/sub-classes'
import { subClasses1 } from '../db/tables/sub-classes1'
import { leafColumns } from './leaves.repository'

/** The items of enquiries, as they were asked for, with what they are called now. */
export const listItems = (db: Db, enquiryIds: readonly number[]) =>
  db
    .select({ ...leafColumns, item: enquiryItems })
    .from(enquiryItems)
    .innerJoin(subClasses1, eq(subClasses1.id, enquiryItems.subClass1Id))
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.subClassId))
    .innerJoin(classes, eq(classes.id, subClasses.classId))
    .where(isOneOf(enquiryItems.enquiryId, enquiryIds))
    .orderBy(enquiryItems.id)

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Leaves of the tree by their ids. They can't be deleted before the transaction ends. */
export const holdLeaves = (db: Db, ids: readonly number[]) =>
  db
    .select(leafColumns)
    .from(subClasses1)
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.subClassId))
    .innerJoin(classes, eq(classes.id, subClasses.classId))
    .where(isOneOf(subClasses1.id, ids))
    .for('key share', { of: subClasses1 })

/** The lowest price of each item among the quotes that could be accepted now. */
export const lowestPrices = (db: Db, enquiryIds: readonly number[], at: Date) =>
  db
    .select({ itemId: quoteItems.enquiryItemId, paise: min(quoteItems.pricePaise).mapWith(BigInt) })
    .from(quotes)
    .innerJoin(enquiries, and(eq(enquiries.id, quotes.enquiryId), eq(enquiries.revision, quotes.revision)))
    .innerJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .where(and(isOneOf(quotes.enquiryId, enquiryIds), or(isNull(quotes.validUntil), gt(quotes.validUntil, at))))
    .groupBy(quoteItems.enquiryItemId)

export type NewItem = Omit<typeof enquiryItems.$inferInsert, 'enquiryId'>

/** Items are stored in the order that they were asked for in. */
export async function insertItems(db: Db, enquiryId: number, items: readonly NewItem[]) {
  if (items.length > 0) await db.insert(enquiryItems).values(items.map((item) => ({ ...item, enquiryId })))
}

/** Many items in one statement: a large tree ticked whole is two thousand of them. */
export function updateItems(db: Db, enquiryId: number, items: readonly (NewItem & { id: number })[]) {
  const rows = items.map(({ pieceGrams, ...item }) => ({ ...item, pieceGrams: pieceGrams?.toString() ?? null }))
  return db.execute(sql`
    update ${enquiryItems} set sub_class1_id = new."subClass1Id", quantity = new.quantity, unit = new.unit,
      length_metres = new."lengthMetres", piece_grams = new."pieceGrams", as_written = new."asWritten"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id int, "subClass1Id" int, quantity numeric, unit text, "lengthMetres" numeric, "pieceGrams" bigint,
      "asWritten" text)
    where ${enquiryItems.id} = new.id and ${enquiryItems.enquiryId} = ${enquiryId}`)
}

export const deleteItems = (db: Db, enquiryId: number, ids: readonly number[]) =>
  db.delete(enquiryItems).where(and(isOneOf(enquiryItems.id, ids), eq(enquiryItems.enquiryId, enquiryId)))

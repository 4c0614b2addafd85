import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { ITEMS_IN_LIST } from '@lohahaat/contract/sourcing/enquiries/enquiry-item'
import { gramsPerTon } from '@lohahaat/domain/platform/weight-units'
import { isOneOf } from '../../ordering/orders/orders.repository'
import type { Db } from '../../platform/db/db'
import { classes } from '../../db/tables/reference/classes'
import { enquiries } from '../../db/tables/sourcing/enquiries'
import { enquiryItems } from '../../db/tables/sourcing/enquiry-items'
import { quoteItems } from '../../db/tables/sourcing/quote-items'
import { quotes } from '../../db/tables/sourcing/quotes'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { leafColumns } from '../../catalogue/tree/leaves.repository'

const selectItems = (db: Db, where: SQL) =>
  db
    .select({ ...leafColumns, item: enquiryItems })
    .from(enquiryItems)
    .innerJoin(subClasses1, eq(subClasses1.id, enquiryItems.thicknessId))
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.sizeId))
    .innerJoin(classes, eq(classes.id, subClasses.classId))
    .where(where)
    .orderBy(enquiryItems.id)

/** All items of an enquiry in order, with their current names. */
export const listItems = (db: Db, enquiryId: number) => selectItems(db, eq(enquiryItems.enquiryId, enquiryId))

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** The first items of each enquiry, in index order, so that no others are read. */
export const listFirstItems = (db: Db, enquiryIds: readonly number[]) =>
  selectItems(
    db,
    sql`${enquiryItems.id} in (
      select first.id from unnest(${sql.param(enquiryIds)}::int[]) as wanted (id) cross join lateral (
        select ${enquiryItems.id} from ${enquiryItems}
        where ${enquiryItems.enquiryId} = wanted.id order by ${enquiryItems.id} limit ${ITEMS_IN_LIST}) first)`,
  )

/** The weight of items, for a statement that sums it up. */
export const gramsOfItems = sql`trunc(sum(${enquiryItems.quantity} *
  case ${enquiryItems.unit} when 'Ton' then ${gramsPerTon} else ${enquiryItems.pieceGrams} end))`.mapWith(BigInt)

/** Leaves by their ids. They cannot be deleted until the transaction ends. */
export const lockLeaves = (db: Db, ids: readonly number[]) =>
  db
    .select(leafColumns)
    .from(subClasses1)
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.sizeId))
    .innerJoin(classes, eq(classes.id, subClasses.classId))
    .where(isOneOf(subClasses1.id, ids))
    .for('key share', { of: subClasses1 })

/** A price as typed, or by its amount where it is per another unit than the quantity. */
const ownUnitPrice = sql`case when ${quoteItems.priceUnit} is null then ${quoteItems.pricePaise}
  else round(${quoteItems.amountPaise} / ${enquiryItems.quantity}) end`

/** The lowest price of each item, in its own unit, among the quotes that can be accepted now. */
export const lowestPrices = (db: Db, itemIds: readonly number[], at: Date) =>
  db
    .select({ itemId: quoteItems.enquiryItemId, paise: sql`min(${ownUnitPrice})`.mapWith(BigInt) })
    .from(quotes)
    .innerJoin(enquiries, and(eq(enquiries.id, quotes.enquiryId), eq(enquiries.revision, quotes.revision)))
    .innerJoin(quoteItems, eq(quoteItems.quoteId, quotes.id))
    .innerJoin(enquiryItems, eq(enquiryItems.id, quoteItems.enquiryItemId))
    .where(and(isOneOf(quoteItems.enquiryItemId, itemIds), or(isNull(quotes.validUntil), gt(quotes.validUntil, at))))
    .groupBy(quoteItems.enquiryItemId)

export type NewItem = Omit<typeof enquiryItems.$inferInsert, 'enquiryId'>

/** One JSON parameter: two thousand items of ten columns would take 20,000 parameters and be slow. */
const itemsAsJson = (items: readonly (NewItem & { id?: number })[]) =>
  JSON.stringify(items.map(({ pieceGrams, ...item }) => ({ ...item, pieceGrams: pieceGrams?.toString() ?? null })))

/** Shared by insert and update, so that neither misses a new column. */
const columnsOfJson = sql`"thicknessId" int, quantity numeric, unit text, "lengthMetres" numeric, "pieceGrams" bigint,
  "asWritten" text, make text, grade text, remark text`

/** Items are stored in the order they were asked for. */
export const insertItems = (db: Db, enquiryId: number, items: readonly NewItem[]) =>
  db.execute(sql`
    insert into ${enquiryItems}
      (enquiry_id, sub_class1_id, quantity, unit, length_metres, piece_grams, as_written, make, grade, remark)
    select ${enquiryId}, leaf, quantity, unit, metres, grams, written, make, grade, remark
    from rows from (jsonb_to_recordset(${itemsAsJson(items)}::jsonb) as (${columnsOfJson}))
      with ordinality as item (leaf, quantity, unit, metres, grams, written, make, grade, remark, place)
    order by place`)

export const updateItems = (db: Db, enquiryId: number, items: readonly (NewItem & { id: number })[]) =>
  db.execute(sql`
    update ${enquiryItems} set sub_class1_id = new."thicknessId", quantity = new.quantity, unit = new.unit,
      length_metres = new."lengthMetres", piece_grams = new."pieceGrams", as_written = new."asWritten",
      make = new.make, grade = new.grade, remark = new.remark
    from jsonb_to_recordset(${itemsAsJson(items)}::jsonb) as new (id int, ${columnsOfJson})
    where ${enquiryItems.id} = new.id and ${enquiryItems.enquiryId} = ${enquiryId}`)

export const deleteItems = (db: Db, enquiryId: number, ids: readonly number[]) =>
  db.delete(enquiryItems).where(and(isOneOf(enquiryItems.id, ids), eq(enquiryItems.enquiryId, enquiryId)))

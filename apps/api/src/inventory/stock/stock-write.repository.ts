import { eq, sql } from 'drizzle-orm'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { approvalLines } from '../../db/tables/ordering/approval-lines'
import { cartLines } from '../../db/tables/ordering/cart-lines'
import { orderLines } from '../../db/tables/ordering/order-lines'
import { priceChanges } from '../../db/tables/inventory/price-changes'
import { stockItems } from '../../db/tables/inventory/stock-items'

type Kept = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'

/** An item without its audit columns. */
export type StockColumns = Required<Omit<typeof stockItems.$inferInsert, Kept>>

export interface PriceStep {
  stockItemId: number
  /** Null for the first price. */
  oldPaisePerTon: bigint | null
  newPaisePerTon: bigint
}

/** The table of items, and what keeps one of them from being deleted. */
export const stock = {
  table: stockItems,
  uses: [
    { columns: [cartLines.stockItemId], by: 'cartLines' },
    { columns: [orderLines.stockItemId], by: 'orderLines' },
    { columns: [approvalLines.stockItemId], by: 'approvalLines' },
  ] as const,
}

/** Inserts items with their first prices, in two statements, and returns their ids in the same order. */
export async function insertItems(db: Db, items: readonly StockColumns[], writer: Writer): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${stockItems} (brand_id, class_id, sub_class_id, sub_class1_id, length_metres, grade_id, standard_id,
      stamp_id, delivery_id, seller_id, mtc, iso, price_paise_per_ton, piece_grams, available_kg, hsn, image_file_id,
      active, created_at, updated_at, updated_by)
    select "brandId", "classId", "sizeId", "thicknessId", "lengthMetres", "gradeId", "standardId", "stampId", "deliveryId",
      "sellerId", mtc, iso, "pricePaisePerTon", "pieceGrams", "availableKg", hsn, "imageFileId", active, now.at, now.at,
      ${writer.userId}::int
    from ${asRows(items)} new (${itemColumns}), (select ${writer.at.toISOString()}::timestamptz as at) now returning id`)
  const ids = rows.map(({ id }) => id)
  await recordPrices(
    db,
    items.map(({ pricePaisePerTon }, place) => ({
      stockItemId: ids[place] ?? 0,
      oldPaisePerTon: null,
      newPaisePerTon: pricePaisePerTon,
    })),
    writer,
  )
  return ids
}

/** Updates many items in one statement. Pictures stay: sheets have none. */
export const updateItems = (db: Db, items: readonly (StockColumns & { id: number })[], writer: Writer) =>
  db.execute(sql`
    update ${stockItems} set
      brand_id = new."brandId", class_id = new."classId", sub_class_id = new."sizeId",
      sub_class1_id = new."thicknessId", length_metres = new."lengthMetres", grade_id = new."gradeId",
      standard_id = new."standardId", stamp_id = new."stampId", delivery_id = new."deliveryId",
      seller_id = new."sellerId", mtc = new.mtc, iso = new.iso, price_paise_per_ton = new."pricePaisePerTon",
      piece_grams = new."pieceGrams", available_kg = new."availableKg", hsn = new.hsn, active = new.active,
      version = ${stockItems.version} + 1, updated_at = ${writer.at.toISOString()}::timestamptz,
      updated_by = ${writer.userId}::int
    from ${asRows(items)} new (id int, ${itemColumns}) where ${stockItems.id} = new.id`)

/** One parameter for any number of rows: a statement takes at most 65,535, and building them takes longer than the insert. */
const asRows = (rows: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}::jsonb) as`

const itemColumns = sql.raw(`"brandId" int, "classId" int, "sizeId" int, "thicknessId" int, "lengthMetres" numeric,
  "gradeId" int, "standardId" int, "stampId" int, "deliveryId" int, "sellerId" int, mtc boolean, iso boolean,
  "pricePaisePerTon" bigint, "pieceGrams" bigint, "availableKg" bigint, hsn text, "imageFileId" int, active boolean`)

export const updateItem = (db: Db, id: number, item: Partial<StockColumns>, { userId, at }: Writer) =>
  db
    .update(stockItems)
    .set({ ...item, version: sql`${stockItems.version} + 1`, updatedAt: at, updatedBy: userId })
    .where(eq(stockItems.id, id))

export const recordPrices = (db: Db, steps: readonly PriceStep[], { userId, at }: Writer) =>
  db.execute(sql`
    insert into ${priceChanges} (stock_item_id, old_paise_per_ton, new_paise_per_ton, changed_by, changed_at)
    select "stockItemId", "oldPaisePerTon", "newPaisePerTon", ${userId}::int, ${at.toISOString()}::timestamptz
    from ${asRows(steps)} step ("stockItemId" int, "oldPaisePerTon" bigint, "newPaisePerTon" bigint)`)

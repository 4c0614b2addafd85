import { sql } from 'drizzle-orm'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { hasId } from '../stock/stock-items.repository'
import type { StockColumns } from '../stock/stock-write.repository'

/** Locks items until the transaction ends, in order of their ids, so that two imports cannot deadlock. */
export const lockItems = (db: Db, ids: readonly number[]) =>
  db.select({ id: stockItems.id }).from(stockItems).where(hasId(ids)).orderBy(stockItems.id).for('no key update')

/** Updates many items in one statement. Pictures stay: sheets have none. */
export function updateItems(db: Db, items: readonly { id: number; columns: StockColumns }[], writer: Writer) {
  const rows = items.map(({ id, columns: item }) => ({
    id,
    ...item,
    pricePaisePerTon: String(item.pricePaisePerTon),
    pieceGrams: item.pieceGrams === null ? null : String(item.pieceGrams),
    availableKg: item.availableKg === null ? null : String(item.availableKg),
  }))
  return db.execute(sql`
    update ${stockItems} set
      brand_id = new."brandId", class_id = new."classId", sub_class_id = new."sizeId",
      sub_class1_id = new."thicknessId", length_metres = new."lengthMetres", grade_id = new."gradeId",
      standard_id = new."standardId", stamp_id = new."stampId", delivery_id = new."deliveryId",
      seller_id = new."sellerId", mtc = new.mtc, iso = new.iso, price_paise_per_ton = new."pricePaisePerTon",
      piece_grams = new."pieceGrams", available_kg = new."availableKg", hsn = new.hsn, active = new.active,
      version = ${stockItems.version} + 1, updated_at = ${writer.at.toISOString()}::timestamptz,
      updated_by = ${writer.userId}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (
      id int, "brandId" int, "classId" int, "sizeId" int, "thicknessId" int, "lengthMetres" numeric, "gradeId" int,
      "standardId" int, "stampId" int, "deliveryId" int, "sellerId" int, mtc boolean, iso boolean,
      "pricePaisePerTon" bigint, "pieceGrams" bigint, "availableKg" bigint, hsn text, active boolean)
    where ${stockItems.id} = new.id`)
}

/** Adds up the counts that an import has left, and tells the planner of its rows before the database's own time to look. */
export async function settleStatistics(db: Db) {
  await db.execute(sql`select add_up_stock()`)
  await db.execute(sql`select analyze_stock()`)
}

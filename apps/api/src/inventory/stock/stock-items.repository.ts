import { sql } from 'drizzle-orm'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { lookUp } from '../../platform/db/look-up'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { departmentId, itemNames } from './item-names.repository'

const columns = {
  item: stockItems,
  ...itemNames,
  departmentId,
  sellerName: lookUp(sellers, sellers.organizationName, stockItems.sellerId),
}

type Found = { item: typeof stockItems.$inferSelect } & Pick<
  StockItem,
  Exclude<keyof typeof columns, 'item'> & keyof StockItem
>

/** The items with these ids, in the given order. Deleted ones are left out. */
export async function findItems(db: Db, ids: readonly number[]): Promise<StockItem[]> {
  const found = await db.select(columns).from(stockItems).where(hasId(ids))
  const rows = new Map(found.map((row) => [row.item.id, toStockItem(row)]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

export const findItem = async (db: Db, id: number): Promise<StockItem | null> => (await findItems(db, [id]))[0] ?? null

/** One parameter for any number of ids: a statement takes at most 65,535. */
export const hasId = (ids: readonly number[]) => sql`${stockItems.id} = any(${sql.param(ids)}::int[])`

/** Each field by its name: an import makes 100,000, and a copied object of so many fields takes 50 µs. */
const toStockItem = (names: Found): StockItem => toItem(names.item, names)

const toItem = (item: Found['item'], names: Found): StockItem => ({
  brandName: names.brandName,
  className: names.className,
  size: names.size,
  thickness: names.thickness,
  grade: names.grade,
  standard: names.standard,
  stamp: names.stamp,
  delivery: names.delivery,
  imageFileName: names.imageFileName,
  departmentId: names.departmentId,
  sellerName: names.sellerName,
  itemId: item.id,
  brandId: item.brandId,
  classId: item.classId,
  sizeId: item.sizeId,
  thicknessId: item.thicknessId,
  length: item.lengthMetres,
  gradeId: item.gradeId,
  standardId: item.standardId,
  stampId: item.stampId,
  deliveryId: item.deliveryId,
  sellerId: item.sellerId,
  mtc: item.mtc,
  iso: item.iso,
  price: toRupees(item.pricePaisePerTon),
  weightPerPiece: thousandths(item.pieceGrams),
  available: thousandths(item.availableKg),
  hsn: item.hsn,
  active: item.active,
  version: item.version,
  updatedAt: item.updatedAt.toISOString(),
})

/** Grams to kilograms, kilograms to tons. */
export const thousandths = (units: bigint | null) => (units === null ? null : Number(fromUnits(units, 3)))

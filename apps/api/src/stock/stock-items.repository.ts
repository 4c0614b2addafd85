import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { StockItem } from '@lohahaat/contract/stock/stock-item'
import { fromUnits } from '@lohahaat/domain/decimal'
import { toRupees } from '@lohahaat/domain/money'
import type { Db } from '../db/db'
import { brands } from '../db/tables/brands'
import { classes } from '../db/tables/classes'
import { files } from '../db/tables/files'
import { parameters } from '../db/tables/parameters'
import { sellers } from '../db/tables/sellers'
import { stockItems } from '../db/tables/stock-items'
import { subClasses } from '../db/tables/sub-classes'
import { subClasses1 } from '../db/tables/sub-classes1'

type Table = PgTable & Record<'id', PgColumn>

/** What an id stands for, looked up row by row: to plan the join of eleven tables takes longer than to read a page so. */
const lookUp = <T = string>(table: Table, column: PgColumn, link: PgColumn) =>
  sql<T>`(select ${column} from ${table} where ${table.id} = ${link})`

const parameter = <T = string | null>(link: PgColumn) => lookUp<T>(parameters, parameters.description, link)

const columns = {
  item: stockItems,
  brandName: lookUp(brands, brands.name, stockItems.brandId),
  departmentId: lookUp<number>(classes, classes.departmentId, stockItems.classId),
  className: lookUp(classes, classes.name, stockItems.classId),
  subClassName: lookUp(subClasses, subClasses.name, stockItems.subClassId),
  subClassName1: lookUp(subClasses1, subClasses1.name, stockItems.subClass1Id),
  grade: parameter(stockItems.gradeId),
  standard: parameter(stockItems.standardId),
  stamp: parameter(stockItems.stampId),
  delivery: parameter<string>(stockItems.deliveryId),
  sellerName: lookUp(sellers, sellers.organizationName, stockItems.sellerId),
  imageFileName: lookUp<string | null>(files, files.storedName, stockItems.imageFileId),
}

type Found = { item: typeof stockItems.$inferSelect } & Pick<
  StockItem,
  Exclude<keyof typeof columns, 'item'> & keyof StockItem
>

/** The items with these ids, in their order. One that is gone is left out. */
export async function findItems(db: Db, ids: readonly number[]): Promise<StockItem[]> {
  const found = await db.select(columns).from(stockItems).where(hasId(ids))
  const rows = new Map(found.map((row) => [row.item.id, toWire(row)]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

export const findItem = async (db: Db, id: number): Promise<StockItem | null> => (await findItems(db, [id]))[0] ?? null

/** One parameter however many ids there are: a statement takes 65,535. */
export const hasId = (ids: readonly number[]) => sql`${stockItems.id} = any(${sql.param(ids)}::int[])`

const toWire = ({ item, ...names }: Found): StockItem => ({
  ...names,
  stockDetailId: item.id,
  brandId: item.brandId,
  classId: item.classId,
  subClassId: item.subClassId,
  subClassId1: item.subClass1Id,
  length: item.lengthMetres,
  gradeId: item.gradeId,
  standardId: item.standardId,
  stampId: item.stampId,
  deliveryId: item.deliveryId,
  sellerId: item.sellerId,
  mtc: item.mtc,
  iso: item.iso,
  price: toRupees(item.pricePaisePerTon),
  weight_Per_Piece: thousandths(item.pieceGrams),
  available: thousandths(item.availableKg),
  hsn: item.hsn,
  active: item.active,
  version: item.version,
  updatedAt: item.updatedAt.toISOString(),
})

/** Grams as kilograms, kilograms as tons. */
const thousandths = (units: bigint | null) => (units === null ? null : Number(fromUnits(units, 3)))

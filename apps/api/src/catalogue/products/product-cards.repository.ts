import { eq, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Item } from '@lohahaat/domain/catalogue/item'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { decoded } from '../../platform/db/fast/decoders'
import { statement } from '../../platform/db/fast/statement'
import { brands } from '../../db/tables/reference/brands'
import { classes } from '../../db/tables/reference/classes'
import { files } from '../../db/tables/platform/files'
import { parameters } from '../../db/tables/reference/parameters'
import { sellers } from '../../db/tables/reference/sellers'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'
import { backOn, itemBackOn } from '../../inventory/stock/back-on.repository'
import { departmentId, itemNames } from '../../inventory/stock/item-names.repository'
import { thousandths } from '../../inventory/stock/stock-items.repository'

const rupees = (paise: string) => toRupees(BigInt(paise))
const inThousands = (units: string) => thousandths(BigInt(units))

/** The public columns of an item: its seller and its editor are not among them. */
const columns = {
  itemId: stockItems.id,
  brandId: stockItems.brandId,
  classId: stockItems.classId,
  length: stockItems.lengthMetres,
  mtc: stockItems.mtc,
  iso: stockItems.iso,
  hsn: stockItems.hsn,
  price: decoded<number>(sql`${stockItems.pricePaisePerTon}`, rupees),
  weightPerPiece: decoded<number | null>(sql`${stockItems.pieceGrams}`, inThousands),
  available: decoded<number | null>(sql`${stockItems.availableKg}`, inThousands),
}

/** An item as it is read: the day that its seller is back on, or null. */
export type ItemRow = Omit<Item, 'backOn'> & { backOn: string | null }

const soldColumns = { ...columns, ...itemNames, departmentId, backOn: itemBackOn }
const findSold = statement<{ id: number }, ItemRow & { departmentId: number }>('product', soldColumns, (db) =>
  db
    .select(soldColumns)
    .from(stockItems)
    .where(sql`${stockItems.id} = ${sql.placeholder('id')} and ${stockItems.active}`),
)

/** The card of an item that is for sale, with its department; or null. */
export const findCard = async (db: Db, id: number) => (await findSold(db, { id }))[0] ?? null

const grades = alias(parameters, 'grades')
const standards = alias(parameters, 'standards')
const stamps = alias(parameters, 'stamps')
const deliveries = alias(parameters, 'deliveries')

/** The columns of selectCards. */
export const cardColumns = {
  ...columns,
  brandName: brands.name,
  className: classes.name,
  size: subClasses.name,
  thickness: subClasses1.name,
  grade: grades.description,
  standard: standards.description,
  stamp: stamps.description,
  delivery: deliveries.description,
  imageFileName: files.storedName,
  backOn,
}

/**
 * The cards of a page, given as a statement that selects item ids, each with its `place`. Names are joined: planning
 * the join is slow but happens once, and running it takes half as long as separate lookups.
 */
export const selectCards = (db: Db, page: SQL, order: readonly (SQL | PgColumn)[]) =>
  db
    .select(cardColumns)
    .from(sql`(${page}) page`)
    .innerJoin(stockItems, sql`page.id = ${stockItems.id}`)
    .innerJoin(brands, eq(brands.id, stockItems.brandId))
    .innerJoin(classes, eq(classes.id, stockItems.classId))
    .innerJoin(subClasses, eq(subClasses.id, stockItems.sizeId))
    .innerJoin(subClasses1, eq(subClasses1.id, stockItems.thicknessId))
    .innerJoin(sellers, eq(sellers.id, stockItems.sellerId))
    .innerJoin(deliveries, eq(deliveries.id, stockItems.deliveryId))
    .leftJoin(grades, eq(grades.id, stockItems.gradeId))
    .leftJoin(standards, eq(standards.id, stockItems.standardId))
    .leftJoin(stamps, eq(stamps.id, stockItems.stampId))
    .leftJoin(files, eq(files.id, stockItems.imageFileId))
    .orderBy(sql`page.place`, ...order)

import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProductCard } from '@lohahaat/contract/product-detail/product-card'
import { toRupees } from '@lohahaat/domain/money'
import type { Db } from '../db/db'
import { statement } from '../db/statement'
import { stockItems } from '../db/tables/stock-items'
import { departmentId, itemNames } from '../stock/item-names.repository'
import { thousandths } from '../stock/stock-items.repository'

/** What everybody may know of an item: who sells it and who keeps it are not among it. */
const columns = {
  ...itemNames,
  stockDetailId: stockItems.id,
  brandId: stockItems.brandId,
  classId: stockItems.classId,
  length: stockItems.lengthMetres,
  mtc: stockItems.mtc,
  iso: stockItems.iso,
  hsn: stockItems.hsn,
  pricePaisePerTon: stockItems.pricePaisePerTon,
  pieceGrams: stockItems.pieceGrams,
  availableKg: stockItems.availableKg,
}

const selectCards = (db: Db) => db.select(columns).from(stockItems).$dynamic()

const selectSold = (db: Db) =>
  db
    .select({ ...columns, departmentId })
    .from(stockItems)
    .where(sql`${stockItems.id} = ${sql.placeholder('id')} and ${stockItems.active}`)

const findSold = statement<{ id: number }, Awaited<ReturnType<typeof selectSold>>>('product', selectSold)

/** The card of an item that is sold, and in which department; or null. */
export async function findCard(db: Db, id: number): Promise<{ card: ProductCard; departmentId: number } | null> {
  const [row] = await findSold(db, { id })
  if (!row) return null
  const { departmentId, ...card } = row
  return { card: toCard(card), departmentId }
}

/** The cards of a page, which is a statement that selects the ids of items, each with its `place`; then by the order given. */
export async function findCards(db: Db, page: SQL, order: readonly (SQL | PgColumn)[]): Promise<ProductCard[]> {
  const rows = await selectCards(db)
    .innerJoin(sql`(${page}) page`, sql`page.id = ${stockItems.id}`)
    .orderBy(sql`page.place`, ...order)
  return rows.map(toCard)
}

const toCard = ({
  pricePaisePerTon,
  pieceGrams,
  availableKg,
  ...card
}: Awaited<ReturnType<typeof selectCards>>[number]): ProductCard => ({
  ...card,
  price: toRupees(pricePaisePerTon),
  weight_Per_Piece: thousandths(pieceGrams),
  available: thousandths(availableKg),
})

import type { ProductCard } from '@lohahaat/contract/product-detail/product-card'
import { toRupees } from '@lohahaat/domain/money'
import type { Db } from '../db/db'
import { stockItems } from '../db/tables/stock-items'
import { itemNames } from '../stock/item-names.repository'
import { hasId, thousandths } from '../stock/stock-items.repository'

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

const selectCards = (db: Db, ids: readonly number[]) => db.select(columns).from(stockItems).where(hasId(ids))

/** The cards of these items, in their order. One that is gone is left out. */
export async function findCards(db: Db, ids: readonly number[]): Promise<ProductCard[]> {
  const cards = new Map((await selectCards(db, ids)).map((row) => [row.stockDetailId, toCard(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
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

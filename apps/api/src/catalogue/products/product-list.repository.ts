import type { Item } from '@lohahaat/domain/catalogue/item'
import { deliveryOf, sayDelivery } from '@lohahaat/domain/inventory/delivery'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { CATALOGUE_PAGE_SIZE, type ProductPaging } from '@lohahaat/contract/catalogue/products/product-query'
import type { Db } from '../../platform/db/db'
import { fitAnswer } from '../../platform/db/fit-answer'
import { shapedStatement } from '../../platform/db/fast/statement'
import { countProducts } from './count-products.repository'
import { ANY, type Place } from './named-ids.repository'
import { cardColumns, findCard, selectCards, type ItemRow } from './product-cards.repository'
import type { ProductConditions } from './product-conditions.repository'
import { byPrice, selectPage } from './product-order.repository'

/** One page of the products, or without a page as many as a list may have; and the total. */
export async function listProducts(db: Db, conditions: ProductConditions, paging: ProductPaging) {
  const { values, shape } = conditions
  const { total, isRare } = await countProducts(db, conditions)
  const part = partOf(paging)
  if (total <= part.skip) return { rows: [], total }
  const found = await findPage(
    db,
    [shape, paging.sort, part.isAll, isRare].join(),
    { ...values, size: part.size, skip: part.skip },
    cardColumns,
    () => selectCards(db, selectPage(db, conditions, paging, isRare), byPrice(paging)),
  )
  const rows = found.map(toItem)
  return { rows: part.isAll ? fitAnswer(rows) : rows, total }
}

const findPage = shapedStatement<ItemRow>()

/** One product, or null when it is not for sale there. */
export async function findProduct(db: Db, { departmentId, classId }: Place, id: number): Promise<Item | null> {
  const found = await findCard(db, id)
  const isThere = found && [ANY, found.departmentId].includes(departmentId) && [ANY, found.classId].includes(classId)
  return isThere ? toItem(found) : null
}

/** The day of return is left out where there is none, which is nearly everywhere. */
const toItem = ({ backOn, ...item }: ItemRow): Item => ({
  ...item,
  delivery: sayDelivery(deliveryOf(item.delivery, item.available, backOn)),
  ...(backOn !== null && { backOn }),
})

function partOf({ page, pageSize }: ProductPaging) {
  const isAll = page === undefined && pageSize === undefined
  const size = isAll ? MOST_ROWS : (pageSize ?? CATALOGUE_PAGE_SIZE)
  return { isAll, size, skip: ((page ?? 1) - 1) * size }
}

import type { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import type { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Database } from '../../platform/db/db'
import { searchProducts } from '../search/search-products'
import { listClassesWithStock } from './product-classes.repository'
import { findProduct, listProducts } from './product-list.repository'

/** The products of a class, or the one that is named, as a list of one or none. */
export async function listProductsOfClass(
  db: Database,
  { itemId, ...input }: ParsedInputOf<typeof fetchProductClassData>,
) {
  if (itemId <= 0) return listFilteredProducts(db, input)
  const product = await findProduct(db, input, itemId)
  return product ? { rows: [product], total: 1 } : { rows: [], total: 0 }
}

/** What a search doesn't find as it was meant, the nearest products stand for, each saying what differs. */
export async function listFilteredProducts(db: Database, input: ParsedInputOf<typeof fetchProductFilteredClassData>) {
  const { found, differs } = await searchProducts(
    db,
    input,
    input,
    (conditions) => listProducts(db, conditions, input),
    ({ total }) => total === 0,
  )
  return differs.length === 0 ? found : { ...found, rows: found.rows.map((row) => ({ ...row, differs })) }
}

/** Only what somebody can buy: a class without stock is left out. */
export const listClasses = (db: Database, department: string) => listClassesWithStock(db, department)

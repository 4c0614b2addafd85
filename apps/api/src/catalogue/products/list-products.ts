import type { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import type { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { Database } from '../../platform/db/db'
import { listClassesWithStock } from './product-classes.repository'
import { findConditions } from './product-conditions.repository'
import { findProduct, listProducts } from './product-list.repository'

/** The products of a class, or the one that is named, as a list of one or none. */
export async function listProductsOfClass(
  db: Database,
  { itemId, search, ...input }: ParsedInputOf<typeof fetchProductClassData>,
) {
  if (itemId <= 0) return listProducts(db, await findConditions(db, input, { search }), input)
  const product = await findProduct(db, input, itemId)
  return product ? { rows: [product], total: 1 } : { rows: [], total: 0 }
}

export const listFilteredProducts = async (db: Database, input: ParsedInputOf<typeof fetchProductFilteredClassData>) =>
  listProducts(db, await findConditions(db, input, input), input)

/** Only what somebody can buy: a class without stock is left out. */
export const listClasses = (db: Database, department: string) => listClassesWithStock(db, department)

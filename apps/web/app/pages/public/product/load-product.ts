import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductPriceHistory } from '@lohahaat/contract/catalogue/products/product-price-history'
import type { Api } from '../../../api/api'
import { loadCartItems } from '../../../parts/ordering/cart-toggle/load-cart-items'
import { loadClasses } from '../../../parts/catalogue/product/load-classes'

const ALL = -1

/** One item with everything about it; the item is null where this department sells none of that id. */
export async function loadProduct(api: Api, department: string, id: string) {
  const until = new Date().toISOString()
  const itemId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  if (itemId === null) return { product: null, prices: [], inCart: [], until }

  const [classes, cards, prices, inCart] = await Promise.all([
    loadClasses(api, department),
    api.send(fetchProductClassData, { departmentId: ALL, classId: ALL, itemId }),
    // The page is worth showing without its history.
    api.send(fetchProductPriceHistory, { itemId }).catch(() => []),
    loadCartItems(api),
  ])
  const product = cards.find((card) => classes.some(({ classId }) => classId === card.classId)) ?? null
  return { product, prices, inCart, until }
}

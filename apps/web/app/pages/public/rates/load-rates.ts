import { fetchRates } from '@lohahaat/contract/catalogue/rates/rates'
import type { Api } from '../../../api/api'
import { type CatalogueClass, loadClasses } from '../../../parts/catalogue/product/load-classes'
import { loadCartItems } from '../../../parts/ordering/cart-toggle/load-cart-items'
import { keepKnown, type RatesQuery, readRatesQuery } from './rates-query'

/** The rate card of a class by its name in any case, without one of the first; null where there is none of that name. */
export async function loadRates(api: Api, className: string | undefined, params: URLSearchParams) {
  const [classes, inCart] = await Promise.all([loadClasses(api, 'pipe'), loadCartItems(api)])
  const wanted = className?.toLowerCase()
  const shown = classes.find((one) => wanted === undefined || one.className.toLowerCase() === wanted)
  if (!shown) return null
  return { classes, inCart, shown, ...(await ask(api, shown, readRatesQuery(params))) }
}

async function ask(api: Api, shown: CatalogueClass, query: RatesQuery) {
  const card = await api.send(fetchRates, ratesInput(shown, query))
  const known = keepKnown(query, card.choices)
  return { card: known === query ? card : await api.send(fetchRates, ratesInput(shown, known)), query: known }
}

/** The query as the calls take it. */
export const ratesInput = ({ classId }: CatalogueClass, { make, grade, length }: RatesQuery) => ({
  classId,
  selectedBrands: make,
  selectedGrades: grade,
  length: Number(length) || 0,
})

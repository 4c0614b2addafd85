import { suggest } from '@lohahaat/domain/catalogue/search/suggest/suggest'
import type { Database } from '../../platform/db/db'
import { EVERYWHERE } from '../products/named-ids.repository'
import { listFilteredProducts } from '../products/list-products'
import { loadShelf } from './load-shelf'
import { listSuggestedItems } from './suggested-items.repository'

const MOST_ITEMS = 5

/** The names come from memory, and one query answers the items: this is asked at every pause in typing. */
export async function loadSuggestions(db: Database, search: string, at: Date) {
  const { items, ...names } = suggest(await loadShelf(db, at), search)
  if (items === null) return { items: [], ...names }
  if (items !== 'search') return { items: await listSuggestedItems(db, items, MOST_ITEMS), ...names }
  const { rows } = await listFilteredProducts(db, { ...EVERYWHERE, search, page: 1, pageSize: MOST_ITEMS })
  return { items: rows, ...names }
}

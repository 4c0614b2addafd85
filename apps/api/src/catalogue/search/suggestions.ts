import type { Shelf } from '@lohahaat/domain/catalogue/search/suggest/shelf'
import { suggest, type Suggestions } from '@lohahaat/domain/catalogue/search/suggest/suggest'
import type { Database } from '../../platform/db/db'
import { EVERYWHERE } from '../products/named-ids.repository'
import { listFilteredProducts } from '../products/list-products'
import { loadShelf } from './load-shelf'
import { listSuggestedItems } from './suggested-items.repository'

const MOST_ITEMS = 5
/** Remembered per shelf. One result can take 20 kB. */
const MOST_TEXTS = 500

/** The names come from memory, and one query answers the items: this is asked at every pause in typing. */
export async function loadSuggestions(db: Database, search: string, at: Date) {
  const { items, ...names } = suggestCached(await loadShelf(db, at), search)
  if (items === null) return { items: [], ...names }
  if (items !== 'search') return { items: await listSuggestedItems(db, items, MOST_ITEMS), ...names }
  const { rows } = await listFilteredProducts(db, { ...EVERYWHERE, search, page: 1, pageSize: MOST_ITEMS })
  return { items: rows, ...names }
}

const suggested = new WeakMap<Shelf, Map<string, Suggestions>>()

/** People type the same prefixes, so a shelf remembers what it suggested for each. */
function suggestCached(shelf: Shelf, text: string): Suggestions {
  const known = suggested.get(shelf) ?? new Map<string, Suggestions>()
  suggested.set(shelf, known)
  const names = known.get(text) ?? suggest(shelf, text)
  if (known.size < MOST_TEXTS) known.set(text, names)
  return names
}

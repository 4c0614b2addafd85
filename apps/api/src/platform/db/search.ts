import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Every word must occur somewhere in the columns, in any order: 'tata 50' finds Tata's 50 NB. */
export function containsWords(columns: readonly SQLWrapper[], search: string | undefined): SQL | undefined {
  const words = wordsOf(search ?? '')
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`
  return and(...words.map((word) => sql`${text} ilike ${likeWord(word)}`))
}

export const wordsOf = (search: string) => [...new Set(search.split(/\s+/).filter(Boolean))]

/** A pattern that matches a word anywhere. */
export const likeWord = (word: string) => `%${escapeLike(word)}%`

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Sorts names that start with a number by that number: 50 NB before 100 NB. */
export const naturalOrder = (name: PgColumn): SQL[] => [
  sql`substring(${name} from '^[0-9]{1,9}(?:[.][0-9]{1,9})?')::numeric`,
  sql`lower(${name})`,
]

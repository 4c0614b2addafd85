import { z } from 'zod'
import { fieldTexts } from './field-texts/field-texts'
import { queryNumber } from './fields'
import { isPlainText } from './text-problem'

const MAX_PAGE_SIZE = 100

const wholeNumber = (name: string, max: number) =>
  queryNumber(name).pipe(
    z
      .int({ error: () => fieldTexts.notWhole(name) })
      .min(1, { error: () => fieldTexts.startsAtOne(name) })
      .max(max, { error: () => fieldTexts.atMost(name, max) }),
  )

/** Text in a query; the empty one finds everything. */
export const queryText = (name: string) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .max(100, { error: () => fieldTexts.tooLong(name, 100) })
    .refine(isPlainText, { error: () => fieldTexts.unusable(name) })

/** Text to look for. */
export const searchText = queryText('Search')

/** What a list on a screen asks for: without `Page` the whole list is answered, as far as it fits. `Sort` is a field, `-` before it turns it around. */
export const listQuery = <const Names extends readonly string[]>(sortable: Names) => ({
  page: wholeNumber('Page', 1_000_000).optional(),
  pageSize: wholeNumber('PageSize', MAX_PAGE_SIZE).optional(),
  sort: z.enum(bothWays(sortable), { error: () => fieldTexts.unsortable }).optional(),
  search: searchText.optional(),
})

const bothWays = <const Names extends readonly string[]>(names: Names) =>
  names.flatMap((name) => [name, `-${name}`]) as (Names[number] | `-${Names[number]}`)[]

/** A day such as 2026-04-01 in a query. */
export const queryDay = (name: string) => {
  const error = () => fieldTexts.notADay(name)
  return z.iso.date({ error }).regex(/^20/, { error })
}

export const DEFAULT_PAGE_SIZE = 25

/** No list answers more rows, also where all are asked for. */
export const MOST_ROWS = 5000

/** A long list is counted so far; with more, its total says so by the header `Total-Count-Capped`. */
export const MOST_COUNTED = 10_000

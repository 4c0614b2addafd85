import { z } from 'zod'

const MAX_PAGE_SIZE = 100

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .or(z.number())
    .transform(Number)
    .pipe(
      z
        .int({ error: `${name} must be a whole number.` })
        .min(1, { error: `${name} starts at 1.` })
        .max(max, {
          error: `${name} can be at most ${max}.`,
        }),
    )

const isPlain = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value)

/** Text to look for; the empty one finds everything. */
export const searchText = z
  .string({ error: 'Please say what to look for.' })
  .trim()
  .normalize('NFC')
  .max(100, { error: 'Search can have at most 100 characters.' })
  .refine(isPlain, { error: "Search contains characters that can't be used." })

/** What a list on a screen asks for: without `Page` the whole list is answered. `Sort` is a field, `-` before it turns it around. */
export const listQuery = <const Names extends readonly string[]>(sortable: Names) => ({
  Page: wholeNumber('Page', 1_000_000).optional(),
  PageSize: wholeNumber('PageSize', MAX_PAGE_SIZE).optional(),
  Sort: z.enum(bothWays(sortable), { error: "This list can't be sorted so." }).optional(),
  Search: searchText.optional(),
})

const bothWays = <const Names extends readonly string[]>(names: Names) =>
  names.flatMap((name) => [name, `-${name}`]) as (Names[number] | `-${Names[number]}`)[]

export const DEFAULT_PAGE_SIZE = 25

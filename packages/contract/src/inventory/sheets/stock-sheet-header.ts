import { sheetColumn, sheetFields, type SheetField } from './stock-sheet'

export interface SheetHeader {
  /** In which place of a row each column is that the file has. */
  places: ReadonlyMap<SheetField, number>
  /** Titles that mean nothing to us. */
  ignored: readonly string[]
  /** A column that the file has more than once, which is ambiguous. */
  twice: SheetField | null
}

const UNITS = /^(mm|m|mtrs?|met(er|re)s?|kgs?|mts?|ton(ne)?s?|rs|inr|rupees?|per|in)$/

/** 'Price (₹/MT)', 'PRICE per ton' and 'price' are the same. */
const keyOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => !UNITS.test(word))
    .join('')

const fieldsByKey = new Map(
  sheetFields.flatMap((field) => {
    const { title, also } = sheetColumn(field)
    return [field, title, ...also].map((name) => [keyOf(name), field] as const)
  }),
)

export function readHeader(cells: readonly string[]): SheetHeader {
  const places = new Map<SheetField, number>()
  const ignored: string[] = []
  let twice: SheetField | null = null
  for (const [place, title] of cells.entries()) {
    const field = fieldsByKey.get(keyOf(title))
    if (!field) ignored.push(...(title ? [title] : []))
    else if (places.has(field)) twice ??= field
    else places.set(field, place)
  }
  return { places, ignored, twice }
}

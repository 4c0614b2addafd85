import { type EnquiryField, fieldOf, headingUnits } from './header-names'
import { normalise } from './text/normalise'
import { readTokens } from './text/tokens'

/** A column that a header row names. */
export interface EnquiryColumn {
  field: EnquiryField
  /** Counted from zero. */
  column: number
  /** The unit of a bare figure below it: 'NB' of a column NB, 'MT' of 'Qty (MT)'. */
  says: string | null
}

/** Several columns may be of one field, as NB and OD are both a size; only one counts what is asked for. */
export type EnquiryHeader = readonly EnquiryColumn[]

/** A heading is short; anything longer is text. */
const longestHeading = 60
const weightUnits: readonly string[] = ['MT', 'kg']
const boreNames: readonly string[] = ['NB', 'OD']

/** Which column is which field, or null where the row is no header: two of its cells at least must be headings. */
export function readEnquiryHeader(cells: readonly string[]): EnquiryHeader | null {
  const headings = cells.map(readHeading)
  const columns = headings.flatMap((heading, column): (EnquiryColumn & { isWeight: boolean })[] =>
    heading?.field ? [{ field: heading.field, column, says: heading.says, isWeight: heading.isWeight }] : [],
  )
  const isHeader = headings.filter((heading) => heading !== null).length >= 2
  const isTelling = columns.some(({ field }) => field === 'item' || field === 'size')
  if (!isHeader || !isTelling) return null
  const counts = columns.filter(({ field }) => field === 'quantity')
  // Beside a count the weight is what follows from it.
  const asked = counts.find(({ isWeight }) => !isWeight) ?? counts[0]
  const unit = columns.find(({ field }) => field === 'unit')
  return columns
    .filter(
      (column) => (column.field !== 'quantity' || column === asked) && (column.field !== 'unit' || column === unit),
    )
    .map(({ field, column, says }) => ({ field, column, says }))
}

interface Heading {
  field: EnquiryField | null
  says: string | null
  isWeight: boolean
}

function readHeading(cell: string): Heading | null {
  if (cell.length > longestHeading) return null
  const tokens = readTokens(normalise(cell))
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'unreadable')) return null
  const words = tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []))
  // A unit stands in brackets or after 'in'; the words before it are the name.
  for (let end = words.length; end > 0; end--) {
    const field = fieldOf(words.slice(0, end))
    const rest = words.slice(end)
    const measure = (rest[0] === 'in' && rest.length > 1 ? rest.slice(1) : rest).join(' ')
    const unit = headingUnits.get(measure) ?? null
    if (field !== undefined && (measure === '' || unit !== null))
      return heading(words.slice(0, end).join(' '), field, unit)
  }
  return null
}

function heading(name: string, field: EnquiryField | null, unit: string | null): Heading {
  const isWeight =
    ['weight', 'wt', 'tonnage', 'वजन', 'vajan', 'wajan'].includes(name) &&
    (name !== 'wt' || (unit !== null && weightUnits.includes(unit)))
  const own = headingUnits.get(name) ?? null
  // 'OD (mm)' is an outer diameter first of all; 'NB (inch)' is its inch name.
  const says = own !== null && boreNames.includes(own) && unit !== 'inch' ? own : (unit ?? own)
  return { field: isWeight ? 'quantity' : field, says: /(?:class|क्लास)$/.test(name) ? 'class' : says, isWeight }
}

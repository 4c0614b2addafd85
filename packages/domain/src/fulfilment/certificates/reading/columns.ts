import { elements, type Element, type FigureName } from '../figures'
import type { TestName } from '../paper'
import type { Cell, Row } from './printed'

type ColumnName = 'heat' | FigureName | TestName

export interface Column {
  name: ColumnName
  left: number
  right: number
}

const symbols: Record<string, Element> = {
  C: 'carbon',
  Mn: 'manganese',
  S: 'sulphur',
  P: 'phosphorus',
  Cr: 'chromium',
  Mo: 'molybdenum',
  V: 'vanadium',
  Ni: 'nickel',
  Cu: 'copper',
}

/** The unit that a figure is kept in. Where a title names another one the figure stays empty. */
const named: readonly { name: ColumnName; title: RegExp; unit: RegExp }[] = [
  { name: 'heat', title: /^(?:heat|cast)(?: ?\/ ?\w+)?(?: (?:no|number))?$/, unit: /^$/ },
  { name: 'carbonEquivalent', title: /^(?:ce|ceq|carbon equivalent)$/, unit: /^%?$/ },
  { name: 'yieldStrength', title: /^(?:ys|yield(?: (?:strength|stress))?)$/, unit: /^(?:mpa|n\/mm[2²])$/ },
  { name: 'tensileStrength', title: /^(?:uts|ts|tensile(?: strength)?)$/, unit: /^(?:mpa|n\/mm[2²])$/ },
  { name: 'elongation', title: /^(?:el|elong|elongation)$/, unit: /^%?$/ },
  { name: 'hydrostatic', title: /^(?:hydro|hydrostatic|hydro test|hydrostatic test)$/, unit: /^mpa$/ },
  { name: 'zinc', title: /^(?:zinc|mass of zinc|zinc coating)$/, unit: /^(?:g|gm|gms)\/m[2²]$/ },
  { name: 'uniformity', title: /^(?:uniformity|preece|dips)$/, unit: /^(?:dips)?$/ },
  { name: 'bend', title: /^(?:bend|cold bend|bend test)$/, unit: /^$/ },
  { name: 'flattening', title: /^(?:flattening|flattening test)$/, unit: /^$/ },
  { name: 'eddyCurrent', title: /^(?:eddy current|eddy current test|ect)$/, unit: /^$/ },
  ...elements.map((name) => ({ name, title: new RegExp(`^${name}$`), unit: /^%?$/ })),
]

/** What a column is of, by its title such as 'YS (MPa)', 'C %' or 'El. %'. */
export function readTitle(text: string): ColumnName | null {
  const [, title = '', unit = ''] = /^(.*?)[\s,]*(?:[([]([^)\]]*)[)\]]|(%))?$/.exec(text.trim())?.map(spaced) ?? []
  const bare = title.replace(/[.:]/g, '').replace(/\s*%$/, '').trim()
  const isPercent = unit === '' || unit === '%'
  // Large letters tell Mo from a mistyped word, but many papers have MN for Mn.
  const symbol = symbols[bare] ?? symbols[bare.charAt(0) + bare.slice(1).toLowerCase()]
  if (symbol && isPercent && bare.length <= 2) return symbol
  const column = named.find((one) => one.title.test(bare.toLowerCase()))
  return column?.unit.test(unit.toLowerCase()) ? column.name : null
}

const spaced = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ')

/** The columns of a row of titles: with one of heats, and at least one figure or test. */
export function readTitles({ cells }: Row): Column[] | null {
  const columns = cells.flatMap(({ text, left, right }): Column[] => {
    const name = readTitle(text)
    return name ? [{ name, left, right }] : []
  })
  const heats = columns.filter(({ name }) => name === 'heat')
  return heats.length === 1 && columns.length > 1 ? columns : null
}

/** The cell below a title: the one that overlaps it, as long as no other does. */
export function cellBelow({ left, right }: Column, { cells }: Row): Cell | null {
  const below = cells.filter((cell) => cell.left < right && cell.right > left)
  return below.length === 1 ? (below[0] ?? null) : null
}

import type { Note } from '../notes'
import type { Figure } from '../text/parts'
import type { NamedSize } from './size'

/** Millimetres that a side of so many inches is sold as. */
const sidesByInch: ReadonlyMap<number, string> = new Map([
  [0.5, '12'],
  [0.75, '19'],
  [1, '25'],
  [1.25, '32'],
  [1.5, '38'],
  [2, '50'],
  [2.5, '63.5'],
  [3, '75'],
  [3.5, '88.9'],
  [4, '100'],
  [5, '125'],
  [6, '150'],
  [8, '200'],
  [10, '250'],
  [12, '300'],
])
/** Mills roll two sizes for each of these, 72 and 75 mm for three inches. */
const unclearInches: readonly number[] = [2.5, 3, 3.5, 5]

/** The larger side first; inches become the millimetres they are sold as. */
export function nameSides(a: Figure, b: Figure): NamedSize {
  const first = side(a)
  const second = side(b)
  if (first === null || second === null)
    return { name: null, doubt: { code: 'unknownSide', inches: first === null ? a.text : b.text } }
  const name = Number(first) >= Number(second) ? `${first}x${second}` : `${second}x${first}`
  const inches = [a, b].filter(({ unit }) => unit === 'inch')
  if (inches.length === 0) return { name }
  const written = a.text === b.text ? a.text : `${a.text} x ${b.text}`
  const note: Note = { code: 'inchesAsSides', inches: written, size: name }
  const unclear = inches.some(({ value }) => unclearInches.includes(value))
  return unclear ? { name, doubt: note } : { name, remark: note }
}

const side = ({ unit, text, value }: Figure) => (unit === 'inch' ? (sidesByInch.get(value) ?? null) : text)

import { nominalBores, OTHER_150_NB } from '../../nominal-bores'
import type { Note } from '../notes'
import type { Figure } from '../text/parts'
import { shortest } from '../text/tokens'

export type Size =
  { kind: 'bore' | 'diameter' | 'inch' | 'single'; figure: Figure } | { kind: 'sides'; a: Figure; b: Figure }

export interface NamedSize {
  name: string | null
  doubt?: Note
  remark?: Note
}

const millimetresPerInch = 25.4
const boresByInch: ReadonlyMap<number, number> = new Map(nominalBores.map(({ bore, inches }) => [inches, bore]))
/** Diameters of furniture tube follow the inch. */
const furnitureDiameters: readonly number[] = [12.7, 15.88, 19.05, 22.22, 25.4, 31.75, 38.1, 50.8, 63.5, 76.2]
const otherDiameters: readonly number[] = [...furnitureDiameters, Number(OTHER_150_NB)]
const diameters: readonly (readonly [bore: number, diameter: number])[] = nominalBores.map(
  ({ bore, outerDiameter }) => [bore, Number(outerDiameter)],
)

/** Thousandths are enough for any measure. */
export const decimal = (value: number) => shortest(value.toFixed(3))

export const isNominalBore = (value: number): boolean => nominalBores.some(({ bore }) => bore === value)
export const isKnownDiameter = (value: number): boolean =>
  otherDiameters.includes(value) || diameters.some(([, diameter]) => diameter === value)

export function toOuterDiameter(inches: number): { value: number; text: string } {
  const text = decimal(inches * millimetresPerInch)
  return { text, value: Number(text) }
}

export const nameBore = ({ text, value }: Figure): NamedSize => ({
  name: `${text} NB`,
  ...(isNominalBore(value) ? {} : { doubt: { code: 'unknownBore', bore: text } }),
})

function nameInchBore({ text, value }: Figure): NamedSize {
  const bore = boresByInch.get(value)
  return bore === undefined ? { name: null, doubt: { code: 'unknownInches', inches: text } } : { name: `${bore} NB` }
}

/** Charts round diameters, and some print 42.2 for 42.4: up to 0.2 mm is the same tube, up to 0.5 mm may be another. */
export function nameDiameter({ text, value }: Pick<Figure, 'text' | 'value'>): NamedSize {
  const exact = diameters.find(([, diameter]) => diameter === value)
  if (exact) return { name: `${exact[0]} NB` }
  if (otherDiameters.includes(value)) return { name: `${text} OD` }
  const near = diameters.find(([, diameter]) => Math.abs(diameter - value) < 0.51)
  if (!near) return { name: `${text} OD`, doubt: { code: 'unknownDiameter', diameter: text } }
  const [bore, diameter] = near
  const note: Note = { code: 'nearDiameter', diameter: text, known: diameter, bore }
  return Math.abs(diameter - value) < 0.21 ? { name: `${bore} NB`, remark: note } : { name: `${bore} NB`, doubt: note }
}

export interface RoundContext {
  isPreGalvanised: boolean
  /** GI, a class or IS 1239 is named, and those go by bore. */
  goesByBore: boolean
}

/** A figure in mm or in nothing: of water pipe it is the bore, of other pipe it may be the diameter as well. */
export function nameSingle(figure: Figure, context: RoundContext): NamedSize {
  const { text, value } = figure
  if (figure.fraction) return nameInch(figure, context)
  if (!Number.isInteger(value) || !isNominalBore(value)) return nameDiameter(figure)
  if (context.goesByBore) return { name: `${text} NB` }
  return { name: `${text} NB`, doubt: { code: 'boreOrDiameter', size: text } }
}

export function nameInch(figure: Figure, { isPreGalvanised }: RoundContext): NamedSize {
  if (!isPreGalvanised) return nameInchBore(figure)
  const { text } = toOuterDiameter(figure.value)
  return { name: `${text} OD`, doubt: { code: 'inchBoreOrDiameter', inches: figure.text } }
}

import type { Fee } from '@lohahaat/contract/ordering/fees/fee-details'
import { texts } from './texts'

/** The figures that fees are made of, under their names on the wire. */
export type Figures = Omit<Fee, 'feeId' | 'changedBy' | 'changedAt'>
export type FigureName = keyof Figures

export const figureNames = Object.keys(texts.figures) as FigureName[]

export const mapFigures = <T>(value: (name: FigureName) => T) =>
  Object.fromEntries(figureNames.map((name) => [name, value(name)])) as Record<FigureName, T>

/** What the form shows where nobody has entered fees yet. */
export const firstFigures: Figures = { ...mapFigures(() => 0), applicable_GST: 18 }

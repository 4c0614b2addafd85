import type { Fee } from '@lohahaat/contract/ordering/fees/fee-details'

/** The figures that fees are made of, under their names on the wire. */
export type Figures = Omit<Fee, 'feeId' | 'changedBy' | 'changedAt'>
export type FigureName = keyof Figures

export const figureNames = [
  'gstPercent',
  'weighmentCharge',
  'loadingCharge',
  'platformFee',
  'handlingFee',
] as const satisfies readonly FigureName[]

export const mapFigures = <T>(value: (name: FigureName) => T) =>
  Object.fromEntries(figureNames.map((name) => [name, value(name)])) as Record<FigureName, T>

/** The initial values if there are no fees yet. */
export const firstFigures: Figures = { ...mapFigures(() => 0), gstPercent: 18 }

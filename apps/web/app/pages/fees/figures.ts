import type { Fee } from '@lohahaat/contract/fee/fee-details'

/** The figures that fees are made of, under their names on the wire. */
export type Figures = Omit<Fee, 'feeId' | 'changedBy' | 'changedAt'>
export type FigureName = keyof Figures

interface FigureTexts {
  label: string
  /** For a narrow column, where the unit has no place of its own. */
  short: string
  unit: string
  hint: string
}

export const figureTexts: Readonly<Record<FigureName, FigureTexts>> = {
  applicable_GST: { label: 'GST', short: 'GST', unit: '%', hint: 'On the price of the goods, not on fees.' },
  weight_Charges: {
    label: 'Weighment charges',
    short: 'Weighment',
    unit: '₹',
    hint: 'Once per order, whatever it weighs.',
  },
  loading_Charges: {
    label: 'Loading charges',
    short: 'Loading per MT',
    unit: '₹/MT',
    hint: 'For every MT of an order.',
  },
  plattform_Fees: { label: 'Platform fees', short: 'Platform per MT', unit: '₹/MT', hint: 'For every MT of an order.' },
  material_Handling_Fees: {
    label: 'Material handling fees',
    short: 'Handling per extra brand',
    unit: '₹ per extra brand',
    hint: 'For each brand in an order after the first.',
  },
}

export const figureNames = Object.keys(figureTexts) as FigureName[]

export const mapFigures = <T>(value: (name: FigureName) => T) =>
  Object.fromEntries(figureNames.map((name) => [name, value(name)])) as Record<FigureName, T>

/** What the form shows where nobody has entered fees yet. */
export const firstFigures: Figures = { ...mapFigures(() => 0), applicable_GST: 18 }

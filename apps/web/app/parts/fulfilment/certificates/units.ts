import { elements, type FigureName } from '@lohahaat/domain/fulfilment/certificates/figures'
import type { TestName } from '@lohahaat/domain/fulfilment/certificates/paper'

const units: Partial<Record<FigureName | TestName, string>> = {
  ...Object.fromEntries(elements.map((element) => [element, '%'])),
  yieldStrength: 'MPa',
  tensileStrength: 'MPa',
  elongation: '%',
  hydrostatic: 'MPa',
  zinc: 'g/m²',
  uniformity: 'dips',
}

export const unitOf = (figure: FigureName | TestName): string => units[figure] ?? ''

/** A figure as it is printed, with its unit. */
export const withUnit = (figure: FigureName | TestName, printed: string) =>
  units[figure] === undefined ? printed : `${printed}\u00a0${units[figure]}`

import type { Origin, Standard } from '../standard'
import type { FigureName } from './figures'

/** How much a test piece must stretch, which not every standard says in one figure. */
export type ElongationRule =
  | { by: 'grade'; least: string }
  /** Small tube stretches less: up to 25 NB, and above. */
  | { by: 'bore'; upTo25: string; above: string }
  | { by: 'forming'; cold: string; hot: string }
  /** 950 over the tensile strength in kgf/mm². */
  | { by: 'tensile' }

/** The decimals of a limit are part of it: figures are compared at as many. */
type Bound = readonly [FigureName, string]

/** What a standard asks of a grade. */
export interface GradeLimits extends Origin {
  standard: Standard
  /** Null: one row for all of the standard. */
  grade: string | null
  most: readonly Bound[]
  least: readonly Bound[]
  elongation: ElongationRule
}

const impurities = (limit: string): Bound[] => [
  ['sulphur', limit],
  ['phosphorus', limit],
]
const steel = (carbon: string, manganese: string): Bound[] => [
  ['carbon', carbon],
  ['manganese', manganese],
]
const chemistry = (carbon: string, manganese: string, limit = '0.040') => [
  ...steel(carbon, manganese),
  ...impurities(limit),
]
const CE: Bound = ['carbonEquivalent', '0.45']
const strengths = (yieldStrength: string, tensileStrength: string): Bound[] => [
  ['yieldStrength', yieldStrength],
  ['tensileStrength', tensileStrength],
]
const stretch = (least: string): ElongationRule => ({ by: 'grade', least })
const formed = (cold: string, hot: string): ElongationRule => ({ by: 'forming', cold, hot })
const byBore: ElongationRule = { by: 'bore', upTo25: '12', above: '20' }
const byTensile: ElongationRule = { by: 'tensile' }

type Base = Origin & { standard: Standard }

const tube: Base = { standard: 'IS 1239', source: 'IS 1239-1:2004', certainty: 'high' }
const strip: Base = { standard: 'IS 10748', source: 'IS 10748:2004', certainty: 'high' }
const structural: Base = { standard: 'IS 1161', source: 'IS 1161, dealer sheet', certainty: 'medium' }
const hollow: Base = { standard: 'IS 4923', source: 'IS 4923:1997, general knowledge', certainty: 'low' }
const mechanical: Base = { standard: 'IS 3601', source: 'IS 3601, one source', certainty: 'medium' }
const large: Base = { standard: 'IS 3589', source: 'IS 3589, maker pages', certainty: 'medium' }

const row = (base: Base, grade: string | null, most: Bound[], least: Bound[], elongation: ElongationRule) => ({
  ...base,
  grade,
  most,
  least,
  elongation,
})

export const gradeLimits: readonly GradeLimits[] = [
  row(strip, 'II', chemistry('0.12', '0.60'), strengths('210', '330'), stretch('28')),
  row(strip, 'III', chemistry('0.16', '1.20'), strengths('240', '410'), stretch('25')),
  row(strip, 'IV', [...chemistry('0.20', '1.30'), CE], strengths('275', '430'), stretch('20')),
  row(strip, 'V', [...chemistry('0.25', '1.30'), CE], strengths('310', '490'), stretch('15')),
  row(tube, null, chemistry('0.20', '1.30'), [['tensileStrength', '320']], byBore),
  row(structural, 'YSt 210', chemistry('0.12', '0.60'), strengths('210', '330'), stretch('20')),
  row(structural, 'YSt 240', chemistry('0.16', '1.20'), strengths('240', '410'), stretch('17')),
  // Another sheet prints 445 for the tensile strength.
  row(structural, 'YSt 310', chemistry('0.25', '1.30'), strengths('310', '450'), stretch('14')),
  // The revision of 2017 likely has 0.040 for sulphur and phosphorus.
  row(hollow, 'YSt 210', chemistry('0.12', '0.60', '0.050'), strengths('210', '330'), formed('12', '20')),
  row(hollow, 'YSt 240', chemistry('0.16', '1.20', '0.050'), strengths('240', '410'), formed('10', '15')),
  row(hollow, 'YSt 310', chemistry('0.25', '1.30', '0.050'), strengths('310', '450'), formed('8', '10')),
  row(mechanical, 'WT 160', impurities('0.060'), strengths('160', '310'), byTensile),
  row(mechanical, 'WT 210', impurities('0.060'), strengths('210', '330'), byTensile),
  row(mechanical, 'WT 240', impurities('0.060'), strengths('240', '410'), byTensile),
  row(mechanical, 'WT 310', impurities('0.060'), strengths('310', '450'), byTensile),
  row(large, 'Fe 330', steel('0.20', '1.30'), strengths('195', '330'), stretch('20')),
  row(large, 'Fe 410', steel('0.20', '1.30'), strengths('235', '410'), stretch('18')),
]

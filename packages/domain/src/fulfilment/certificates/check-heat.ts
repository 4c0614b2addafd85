import { readSection } from '../../catalogue/section'
import { fromUnits } from '../../platform/decimal'
import { readStandard, type Origin } from '../standard'
import { carbonEquivalent } from './carbon-equivalent'
import type { CertifiedProduct, Heat, TestResults } from './certificate'
import { leastElongation } from './elongation'
import { compareWithLimit, placesOf, readFigure, roundFigure, type FigureName, type Fraction } from './figures'
import { findLimits, type AskedLimits, type ZincSetting } from './limits'

/** Check the order: both figures are in use, and the order says which was meant. */
export const outcomes = ['pass', 'checkOrder', 'notShown', 'fail'] as const

type Outcome = (typeof outcomes)[number]

export interface FigureCheck extends Origin {
  figure: FigureName | keyof TestResults
  bound: 'least' | 'most' | 'passed'
  /** Null where it depends on something that the paper doesn't show, and for tests without a figure. */
  limit: string | null
  /** As printed, or worked out from what is printed; null where it isn't there. */
  shown: string | null
  outcome: Outcome
}

/**
 * Every figure that the standard asks for, one by one. What the paper doesn't show is never a pass. Null where there are
 * no limits on record for the standard and the grade.
 */
export function checkHeat(product: CertifiedProduct, heat: Heat, asked: AskedLimits): FigureCheck[] | null {
  const standard = readStandard(product.standard)
  const limits = standard && findLimits(standard, product.grade)
  if (!limits) return null
  const { source, certainty } = limits
  const origin = { source, certainty }
  const elongation = leastElongation(limits.elongation, product, heat.figures)
  return [
    ...limits.most.map(([figure, limit]) => checkFigure(heat, { figure, bound: 'most', limit, ...origin })),
    ...limits.least.map(([figure, limit]) => checkFigure(heat, { figure, bound: 'least', limit, ...origin })),
    checkFigure(heat, { figure: 'elongation', bound: 'least', limit: elongation, ...origin }),
    ...(standard === 'IS 1239' ? tubeTests(product, heat, asked.hydrostatic) : []),
    ...(product.isHotDip ? zincChecks(heat, asked.zinc) : []),
  ]
}

/** What to think of a paper at one look: as well as its worst figure. */
export const worstOutcome = (checks: readonly FigureCheck[]): Outcome =>
  outcomes.findLast((outcome) => checks.some((check) => check.outcome === outcome)) ?? 'notShown'

type Asked = Omit<FigureCheck, 'shown' | 'outcome'> & { figure: FigureName; bound: 'least' | 'most' }

function checkFigure({ figures }: Heat, asked: Asked): FigureCheck {
  const { figure, bound, limit } = asked
  const value = figure === 'carbonEquivalent' ? carbonEquivalent(figures) : readFigure(figures[figure])
  const shown = figure === 'carbonEquivalent' ? printed(value, limit) : (figures[figure] ?? null)
  if (value === null || limit === null) return { ...asked, shown, outcome: 'notShown' }
  const above = compareWithLimit(value, limit)
  return { ...asked, shown, outcome: (bound === 'most' ? above <= 0n : above >= 0n) ? 'pass' : 'fail' }
}

/** One decimal finer than the limit, so that one sees how it was rounded. */
function printed(value: Fraction | null, limit: string | null): string | null {
  if (value === null || limit === null) return null
  const places = placesOf(limit) + 1
  return fromUnits(roundFigure(value, places), places)
}

/** Up to 50 NB a tube is bent, above it is flattened; in thousandths of a millimetre. */
const LARGEST_BENT = 60_300n
const IS_1239_TESTS = { source: 'IS 1239-1:2004', certainty: 'high' } as const
const PRESSURE = { source: 'IS 1239-1:2004: 5 MPa; gas companies ask for 6', certainty: 'high' } as const

/** Every tube is held under pressure, or scanned by eddy current instead. */
function tubeTests(product: CertifiedProduct, heat: Heat, limit: string): FigureCheck[] {
  const section = readSection(product.size, product.thickness)
  const isBent = section?.shape === 'round' && section.outerDiameter <= LARGEST_BENT
  const isScanned = heat.figures.hydrostatic === undefined && heat.tests.eddyCurrent !== undefined
  return [
    isScanned
      ? checkTest(heat, 'eddyCurrent')
      : checkFigure(heat, { figure: 'hydrostatic', bound: 'least', limit, ...PRESSURE }),
    ...(section === null ? [] : [checkTest(heat, isBent ? 'bend' : 'flattening')]),
  ]
}

function checkTest({ tests }: Heat, figure: keyof TestResults): FigureCheck {
  const passed = tests[figure]
  const outcome = passed === undefined ? 'notShown' : passed ? 'pass' : 'fail'
  return { figure, bound: 'passed', limit: null, shown: null, outcome, ...IS_1239_TESTS }
}

const ZINC = { source: 'Orders of gas companies under IS 4736', certainty: 'high' } as const

function zincChecks(heat: Heat, { enough, least }: ZincSetting): FigureCheck[] {
  const fullCoat = checkFigure(heat, { figure: 'zinc', bound: 'least', limit: enough, ...ZINC })
  const thinCoat = checkFigure(heat, { figure: 'zinc', bound: 'least', limit: least, ...ZINC })
  const isBetween = fullCoat.outcome === 'fail' && thinCoat.outcome === 'pass'
  return [
    isBetween ? { ...fullCoat, outcome: 'checkOrder' } : fullCoat.outcome === 'fail' ? thinCoat : fullCoat,
    // Preece: five dips of a minute without copper.
    checkFigure(heat, { figure: 'uniformity', bound: 'least', limit: '5', ...ZINC }),
  ]
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Certificate, Heat } from './certificate'
import { checkHeat, outcomes, worstOutcome, type FigureCheck } from './check-heat'
import type { Figures } from './figures'
import { usualAskedLimits } from './limits'
import { rightCertificates, wrongCertificates } from './twelve-certificates'

const checksOf = (certificate: Certificate): FigureCheck[] =>
  certificate.heats.flatMap((heat) => {
    const checks = checkHeat(certificate, heat, usualAskedLimits)
    if (checks === null) throw new Error(`${certificate.standard} has limits`)
    return checks
  })

test.each(rightCertificates)('certificate $certificateId passes in every figure', (certificate) => {
  const checks = checksOf(certificate)
  expect(checks.filter(({ outcome }) => outcome !== 'pass')).toEqual([])
  expect(checks.length).toBeGreaterThanOrEqual(5)
  expect(worstOutcome(checks)).toBe('pass')
})

test.each(wrongCertificates)('certificate $certificate.certificateId fails in its $figure only', (wrong) => {
  const checks = checksOf(wrong.certificate)
  expect(checks.filter(({ outcome }) => outcome !== 'pass').map(({ figure, outcome }) => [figure, outcome])).toEqual([
    [wrong.figure, 'fail'],
  ])
  expect(worstOutcome(checks)).toBe('fail')
})

test('twelve papers, each of its own number', () => {
  const all = [...rightCertificates, ...wrongCertificates.map(({ certificate }) => certificate)]
  expect(new Set(all.map(({ certificateId }) => certificateId)).size).toBe(12)
})

const black: Certificate = { ...first(rightCertificates), certificateId: 99 }
const dipped = { ...black, isHotDip: true }
const [tested] = black.heats
const outcomeOf = (certificate: Certificate, figure: string, figures: Figures, tests: Heat['tests'] = {}) => {
  const heat = { heatNo: 'X', figures: { ...tested?.figures, ...figures }, tests: { ...tested?.tests, ...tests } }
  return checksOf({ ...certificate, heats: [heat] }).find((check) => check.figure === figure)?.outcome
}

function first<T>([value]: readonly T[]): T {
  if (value === undefined) throw new Error('There is one')
  return value
}

test.each([
  ['400', 'pass'],
  ['399.6', 'pass'],
  ['399', 'checkOrder'],
  ['360', 'checkOrder'],
  ['359.4', 'fail'],
  ['', 'notShown'],
])('zinc of %s g/m²: %s', (zinc, outcome) => {
  expect(outcomeOf(dipped, 'zinc', { zinc })).toBe(outcome)
})

test('an order for 360 g/m² leaves nothing between', () => {
  const heat = { heatNo: 'X', figures: { zinc: '365' }, tests: {} }
  const checks = checkHeat(dipped, heat, { ...usualAskedLimits, zinc: { enough: '360', least: '360' } })
  expect(checks?.find(({ figure }) => figure === 'zinc')).toMatchObject({ limit: '360', outcome: 'pass' })
})

test('black pipe is asked for no zinc, and dipped pipe for five dips', () => {
  expect(outcomeOf(black, 'zinc', { zinc: '100' })).toBeUndefined()
  expect(outcomeOf(dipped, 'uniformity', { uniformity: '4' })).toBe('fail')
  expect(outcomeOf(dipped, 'uniformity', {})).toBe('notShown')
})

test.each([
  {
    say: 'no pressure and no scan',
    figures: { hydrostatic: '' },
    tests: {},
    figure: 'hydrostatic',
    outcome: 'notShown',
  },
  { say: '4.9 MPa', figures: { hydrostatic: '4.9' }, tests: {}, figure: 'hydrostatic', outcome: 'fail' },
  { say: 'bent and cracked', figures: {}, tests: { bend: false }, figure: 'bend', outcome: 'fail' },
])('$say: $outcome', ({ figures, tests, figure, outcome }) => {
  expect(outcomeOf(black, figure, figures, tests)).toBe(outcome)
})

test('the pressure that buyers ask for is a setting', () => {
  const heat = { heatNo: 'X', figures: { hydrostatic: '5.5' }, tests: {} }
  const under = (hydrostatic: string) =>
    checkHeat(black, heat, { ...usualAskedLimits, hydrostatic })?.find(({ figure }) => figure === 'hydrostatic')
  expect(under('5.0')).toMatchObject({ limit: '5.0', outcome: 'pass' })
  expect(under('6.0')).toMatchObject({ limit: '6.0', outcome: 'fail' })
})

test('eddy current stands in for pressure, and only where there is none', () => {
  const { hydrostatic: _, ...without } = tested?.figures ?? {}
  const checks = (figures: Figures) =>
    checksOf({ ...black, heats: [{ heatNo: 'X', figures, tests: { bend: true, eddyCurrent: true } }] })
  expect(checks(without).map(({ figure }) => figure)).toContain('eddyCurrent')
  expect(checks(without).every(({ outcome }) => outcome === 'pass')).toBe(true)
  expect(checks({ ...without, hydrostatic: '4' }).map(({ figure }) => figure)).not.toContain('eddyCurrent')
})

test('50 NB is bent, 65 NB is flattened', () => {
  const asked = (size: string, thickness: string) =>
    checksOf({ ...black, size, thickness }).flatMap(({ bound, figure }) => (bound === 'passed' ? [figure] : []))
  expect(asked('50 NB', '3.6')).toEqual(['bend'])
  expect(asked('65 NB', '3.6')).toEqual(['flattening'])
  expect(asked('?', '3.6')).toEqual([])
})

test('each figure says its limit, what is shown, and where the limit comes from', () => {
  expect(checksOf(black)[0]).toEqual({
    figure: 'carbon',
    bound: 'most',
    limit: '0.20',
    shown: '0.11',
    outcome: 'pass',
    source: 'IS 1239-1:2004',
    certainty: 'high',
  })
  const [, , overCarbon] = wrongCertificates
  expect(checksOf(overCarbon.certificate).find(({ figure }) => figure === 'carbonEquivalent')).toMatchObject({
    shown: '0.456',
    limit: '0.45',
  })
})

test.each([
  ['IS 277', null],
  ['IS 1161', 'YSt 355'],
  ['IS 4923', null],
])('of %s %s nothing is said', (standard, grade) => {
  expect(checkHeat({ ...black, standard, grade }, { heatNo: 'X', figures: {}, tests: {} }, usualAskedLimits)).toBeNull()
})

test('an empty paper shows nothing, and nothing is guessed', () => {
  for (const certificate of rightCertificates) {
    const checks = checksOf({ ...certificate, heats: [{ heatNo: 'X', figures: {}, tests: {} }] })
    expect(checks.every(({ outcome }) => outcome === 'notShown')).toBe(true)
  }
  expect(worstOutcome([])).toBe('notShown')
})

test('whatever a paper shows, only readable figures pass or fail, and to leave one out never helps', () => {
  const text = fc.oneof(
    fc.constantFrom('', '-', 'ok', '<0.04'),
    fc.double({ min: 0, max: 600, noNaN: true }).map((value) => value.toFixed(3)),
  )
  const anyFigure = fc.constantFrom('carbon', 'sulphur', 'tensileStrength', 'elongation', 'zinc' as const)
  fc.assert(
    fc.property(anyFigure, text, (figure, printed) => {
      const outcome = outcomeOf(dipped, figure, { [figure]: printed })
      if (!outcome) throw new Error('It is asked for')
      expect(outcome === 'notShown').toBe(!/^\d+(\.\d+)?$/.test(printed))
      expect(outcomes).toContain(outcome)
    }),
  )
})

import { expect, test } from 'vitest'
import { carbonEquivalent } from './carbon-equivalent'
import { leastElongation } from './elongation'
import { roundFigure, type Figures } from './figures'
import { gradeLimits } from './grade-limits'
import { findLimits } from './limits'

// C, Mn, S and P, CE, yield, tensile strength; '-' where the standard asks nothing.
test.each([
  ['IS 10748', 'II', '0.12 0.60 0.040 0.040 - 210 330'],
  ['IS 10748', 'III', '0.16 1.20 0.040 0.040 - 240 410'],
  ['IS 10748', 'IV', '0.20 1.30 0.040 0.040 0.45 275 430'],
  ['IS 10748', 'V', '0.25 1.30 0.040 0.040 0.45 310 490'],
  ['IS 1239', null, '0.20 1.30 0.040 0.040 - - 320'],
  ['IS 1161', 'YSt 210', '0.12 0.60 0.040 0.040 - 210 330'],
  ['IS 1161', 'YSt 240', '0.16 1.20 0.040 0.040 - 240 410'],
  ['IS 1161', 'YSt 310', '0.25 1.30 0.040 0.040 - 310 450'],
  ['IS 4923', 'YSt 210', '0.12 0.60 0.050 0.050 - 210 330'],
  ['IS 4923', 'YSt 240', '0.16 1.20 0.050 0.050 - 240 410'],
  ['IS 4923', 'YSt 310', '0.25 1.30 0.050 0.050 - 310 450'],
  ['IS 3601', 'WT 160', '- - 0.060 0.060 - 160 310'],
  ['IS 3601', 'WT 210', '- - 0.060 0.060 - 210 330'],
  ['IS 3601', 'WT 240', '- - 0.060 0.060 - 240 410'],
  ['IS 3601', 'WT 310', '- - 0.060 0.060 - 310 450'],
  ['IS 3589', 'Fe 330', '0.20 1.30 - - - 195 330'],
  ['IS 3589', 'Fe 410', '0.20 1.30 - - - 235 410'],
] as const)('%s %s: %s', (standard, grade, expected) => {
  const limits = findLimits(standard, grade)
  const most = new Map(limits?.most)
  const least = new Map(limits?.least)
  const figures = [
    ...(['carbon', 'manganese', 'sulphur', 'phosphorus', 'carbonEquivalent'] as const).map((name) => most.get(name)),
    ...(['yieldStrength', 'tensileStrength'] as const).map((name) => least.get(name)),
  ]
  expect(figures.map((figure) => figure ?? '-').join(' ')).toBe(expected)
})

test('every row says where it comes from, and how sure that is', () => {
  expect(gradeLimits).toHaveLength(17)
  for (const { source, certainty, standard } of gradeLimits) {
    expect(source).not.toBe('')
    expect(certainty).toBe({ 'IS 10748': 'high', 'IS 1239': 'high', 'IS 4923': 'low' }[standard as string] ?? 'medium')
  }
})

test.each([
  ['IS 1161', 'YST-210', 'YSt 210'],
  ['IS 1161', 'y st 210', 'YSt 210'],
  ['IS 10748', 'Gr. III', 'III'],
  ['IS 10748', 'Grade V', 'V'],
  ['IS 1239', 'YSt 210', null],
] as const)('%s %s is the row of %s', (standard, grade, row) => {
  expect(findLimits(standard, grade)).toMatchObject({ standard, grade: row })
})

test.each([
  ['IS 1161', null],
  ['IS 1161', 'YSt 355'],
  ['IS 10748', 'VI'],
] as const)('of %s %s none are on record', (standard, grade) => {
  expect(findLimits(standard, grade)).toBeNull()
})

const pipe = { size: '50 NB', thickness: '3.6', forming: null } as const

test.each([
  { say: 'strip of grade II', of: ['IS 10748', 'II'], pipe, least: '28' },
  { say: '25 NB', of: ['IS 1239', null], pipe: { ...pipe, size: '25 NB', thickness: '3.2' }, least: '12' },
  { say: '33.7 OD', of: ['IS 1239', null], pipe: { ...pipe, size: '33.7 OD', thickness: '3.2' }, least: '12' },
  { say: '32 NB', of: ['IS 1239', null], pipe: { ...pipe, size: '32 NB', thickness: '3.2' }, least: '20' },
  { say: 'a tube of no size', of: ['IS 1239', null], pipe: { ...pipe, size: '' }, least: null },
  { say: 'formed cold', of: ['IS 4923', 'YSt 240'], pipe: { ...pipe, forming: 'cold' }, least: '10' },
  { say: 'formed hot', of: ['IS 4923', 'YSt 240'], pipe: { ...pipe, forming: 'hot' }, least: '15' },
  { say: 'formed in no known way', of: ['IS 4923', 'YSt 240'], pipe, least: null },
  // 350 MPa are 35.69 kgf/mm², and 950 over that are 26.6.
  { say: 'IS 3601 at 350 MPa', of: ['IS 3601', 'WT 210'], pipe, figures: { tensileStrength: '350' }, least: '27' },
  { say: 'IS 3601 at 480.0 MPa', of: ['IS 3601', 'WT 210'], pipe, figures: { tensileStrength: '480.0' }, least: '19' },
  { say: 'IS 3601 without strength', of: ['IS 3601', 'WT 210'], pipe, least: null },
  { say: 'IS 3601 of no strength', of: ['IS 3601', 'WT 210'], pipe, figures: { tensileStrength: '0' }, least: null },
] as const)('$say stretches at least $least %', ({ of: [standard, grade], pipe, least, ...rest }) => {
  const rule = findLimits(standard, grade)?.elongation
  expect(rule && leastElongation(rule, pipe, 'figures' in rest ? rest.figures : {})).toBe(least)
})

const whole: Figures = {
  carbon: '0.20',
  manganese: '1.20',
  chromium: '0.05',
  molybdenum: '0.03',
  vanadium: '0.02',
  nickel: '0.06',
  copper: '0.09',
}
const thousandths = (figures: Figures) => {
  const value = carbonEquivalent(figures)
  return value && roundFigure(value, 3)
}

test('CE = C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15', () => {
  // 0.20 + 0.20 + 0.02 + 0.01
  expect(thousandths(whole)).toBe(430n)
  expect(thousandths({ ...whole, carbonEquivalent: '0.10' })).toBe(430n)
})

test.each([
  ['carbon', 30n],
  ['manganese', 5n],
  ['chromium', 6n],
  ['molybdenum', 6n],
  ['vanadium', 6n],
  ['nickel', 2n],
  ['copper', 2n],
] as const)('3 %% more of %s are %i tenths of a percent of CE', (element, tenths) => {
  const more = String(Number(whole[element]) + 3)
  expect(thousandths({ ...whole, [element]: more })).toBe(430n + tenths * 100n)
})

test("where an element isn't shown the printed figure counts, and without one there is none", () => {
  const { copper: _, ...without } = whole
  expect(thousandths(without)).toBeNull()
  expect(thousandths({ ...without, carbonEquivalent: '0.41' })).toBe(410n)
})

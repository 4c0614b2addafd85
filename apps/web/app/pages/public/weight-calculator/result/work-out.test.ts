import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisOf } from '../basis'
import { readCalculatorQuery } from '../calculator-query'
import { catalogueLinks } from '../catalogue-links'
import { showExactly } from './show-weight'
import { readPayload, type Weighed, workOut } from './work-out'

const outcomeOf = (query: string) => workOut(readCalculatorQuery(new URLSearchParams(query)))

function weigh(query: string): Weighed {
  const { weighed } = outcomeOf(query)
  if (!weighed) throw new Error(`No weight: ${query}`)
  return weighed
}

test.each([
  { query: 'nb=50&thickness=3.6&pieces=64', metre: 5_030n, piece: 30_180n, pieces: 64n, grams: 1_931_520n },
  {
    query: 'shape=shs&size=40x40&thickness=3.2&pieces=64',
    metre: 3_490n,
    piece: 20_940n,
    pieces: 64n,
    grams: 1_340_160n,
  },
  { query: 'shape=rhs&size=50x100&thickness=4&tons=5', metre: 8_590n, piece: 51_540n, pieces: 98n, grams: 5_050_920n },
  { query: 'od=219.1&thickness=6.3&length=5.5', metre: 33_060n, piece: 181_830n, pieces: 1n, grams: 181_830n },
  { query: 'nb=15&thickness=2.&length=0.1', metre: 947n, piece: 95n, pieces: 1n, grams: 95n },
])('$query', ({ query, metre, piece, pieces, grams }) => {
  const { errors, weighed } = outcomeOf(query)
  expect(errors).toEqual({})
  expect(weighed).toMatchObject({ metre: { grams: metre }, pieceGrams: piece, pieces, grams })
})

test.each([
  { query: 'nb=55', fields: ['size'] },
  { query: 'od=5', fields: ['size'] },
  { query: 'od=2540.001&thickness=12', fields: ['size'] },
  { query: 'shape=shs&size=', fields: ['size'] },
  { query: 'shape=rhs&size=100', fields: ['otherSide'] },
  { query: 'shape=rhs&size=7x1001', fields: ['otherSide', 'size'] },
  { query: 'nb=50&thickness=', fields: ['thickness'] },
  { query: 'nb=50&thickness=-3', fields: ['thickness'] },
  { query: 'nb=50&thickness=31', fields: ['thickness'] },
  { query: 'shape=shs&size=40&thickness=10.001', fields: ['thickness'] },
  { query: 'length=0', fields: ['length'] },
  { query: 'length=six', fields: ['length'] },
  { query: 'pieces=1.5', fields: ['quantity'] },
  { query: 'pieces=1000001', fields: ['quantity'] },
  { query: 'tons=0', fields: ['quantity'] },
  { query: 'nb=&thickness=x&length=99&pieces=0', fields: ['length', 'quantity', 'size', 'thickness'] },
])('?$query marks $fields', ({ query, fields }) => {
  const { errors, weighed } = outcomeOf(query)
  expect(Object.keys(errors).sort()).toEqual(fields)
  expect(weighed).toBeNull()
})

test('a wall that is too thick says what the size can have', () => {
  expect(outcomeOf('nb=50&thickness=31').errors.thickness).toContain('30.15 mm')
  expect(outcomeOf('shape=shs&size=40&thickness=11').errors.thickness).toContain('10 mm')
})

test('what has no length yet is drawn all the same', () => {
  expect(outcomeOf('nb=50&length=').drawn).toEqual({ size: '50 NB', thickness: '3.6' })
  expect(outcomeOf('nb=50&thickness=').drawn).toBeNull()
})

test('whatever a URL says, there is a weight or a marked field', () => {
  const figure = fc.oneof(
    fc.constantFrom('0', '0.2', '1', '3.6', '50', '2540', '1000000', '1e3', 'NaN', '-1', '.5', '5.'),
    fc.string(),
  )
  const name = fc.constantFrom('shape', 'nb', 'od', 'size', 'thickness', 'length', 'pieces', 'tons')
  fc.assert(
    fc.property(fc.constantFrom('round', 'shs', 'rhs'), fc.array(fc.tuple(name, figure)), (shape, params) => {
      const { errors, weighed } = workOut(readCalculatorQuery(new URLSearchParams([['shape', shape], ...params])))
      expect(weighed === null).toBe(Object.keys(errors).length > 0)
      if (weighed) expect(weighed.grams).toBeGreaterThan(0n)
    }),
    { numRuns: 500 },
  )
})

test.each([
  { query: 'nb=50&thickness=3.65', basis: 'printed' },
  { query: 'nb=10&thickness=2.3', basis: 'smallBore' },
  { query: 'nb=50&thickness=3', basis: 'is1161' },
  { query: 'od=60.3&thickness=3.6', basis: 'is1161' },
  { query: 'od=168.3&thickness=4.8', basis: 'is3589' },
  { query: 'nb=500&thickness=8', basis: 'is3589' },
  { query: 'shape=shs&size=100&thickness=8', basis: 'is4923' },
  { query: 'shape=rhs&size=200x100&thickness=8.1', basis: 'is4923Thick' },
])('$query is weighed by $basis', ({ query, basis }) => {
  expect(basisOf(weigh(query))).toBe(basis)
})

test.each([
  { query: 'nb=50&thickness=3.65', main: 'Round Black', wall: '3.6', search: '50 NB', zinc: 'Find GI 50 NB × 3.6 mm' },
  { query: 'od=60.3&thickness=3.6', main: 'Round Black', wall: '3.6', search: '50 NB', zinc: undefined },
  { query: 'od=168.3&thickness=4.8', main: 'Round Black', wall: '4.8', search: '168.3 OD', zinc: undefined },
  { query: 'od=25.4&thickness=1.2', main: 'Round GP 2', wall: '1.2', search: '25.4 OD', zinc: undefined },
  {
    query: 'shape=shs&size=40&thickness=3.2',
    main: 'SHS',
    wall: '3.2',
    search: '40x40',
    zinc: 'Find Hollow Section GP 40 × 40 × 3.2 mm',
  },
  { query: 'shape=rhs&size=50x100&thickness=4', main: 'RHS', wall: '4', search: '100x50', zinc: undefined },
  { query: 'shape=rhs&size=50x50&thickness=4', main: 'SHS', wall: '4', search: '50x50', zinc: undefined },
])('$query is looked for as $main $search', ({ query, main, wall, search, zinc }) => {
  const links = catalogueLinks(weigh(query))
  const asked = Object.fromEntries(new URL(links.main.to, 'http://site.example').searchParams)
  expect(asked).toEqual({ class: main, minThickness: wall, maxThickness: wall, search })
  expect(links.others[1]?.label.replaceAll('\u00a0', ' ')).toBe(zinc)
})

test.each([
  [8_594n, 1_000n, '8.594'],
  [859_497n, 100_000n, '8.5949…'],
  [2n, 3n, '0.6666…'],
])('%s ÷ %s is written as %s', (numerator, denominator, text) => {
  expect(showExactly(numerator, denominator)).toBe(text)
})

test.each([
  { payload: '16', grams: 16_000_000n },
  { payload: '18.5', grams: 18_500_000n },
  { payload: '0', grams: null },
  { payload: '101', grams: null },
  { payload: 'many', grams: null },
])('a payload of $payload t', ({ payload, grams }) => {
  expect(readPayload({ ...readCalculatorQuery(new URLSearchParams()), payload })).toBe(grams)
})

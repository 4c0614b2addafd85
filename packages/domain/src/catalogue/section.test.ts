import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSection } from './section'

test.each([
  { say: 'a nominal bore', size: '50 NB', thickness: '3.6', bore: 50, outerDiameter: 60_300n, wall: 3_600n },
  { say: 'a nominal bore, as typed', size: '50nb', thickness: 3.6, bore: 50, outerDiameter: 60_300n, wall: 3_600n },
  { say: '150 NB, 165.1 mm', size: '150 NB', thickness: '4.8', bore: 150, outerDiameter: 165_100n, wall: 4_800n },
  { say: 'the largest bore', size: '500 NB', thickness: '6.3', bore: 500, outerDiameter: 508_000n, wall: 6_300n },
  { say: 'an outer diameter', size: '168.3 OD', thickness: '5', bore: null, outerDiameter: 168_300n, wall: 5_000n },
  { say: 'an inch wall', size: '25.4 OD', thickness: '3.175 mm', bore: null, outerDiameter: 25_400n, wall: 3_175n },
])('$say is round', ({ size, thickness, bore, outerDiameter, wall }) => {
  expect(readSection(size, thickness)).toEqual({ shape: 'round', outerDiameter, wall, nominalBore: bore })
})

test.each([
  { size: '50x50', shape: 'square', sides: [50_000n, 50_000n] },
  { size: '91.5 X 91.50', shape: 'square', sides: [91_500n, 91_500n] },
  { size: '100x50', shape: 'rectangular', sides: [100_000n, 50_000n] },
  { size: '50×100', shape: 'rectangular', sides: [100_000n, 50_000n] },
])('$size is $shape, the larger side first', ({ size, shape, sides: [sideA, sideB] }) => {
  expect(readSection(size, '3.6')).toEqual({ shape, sideA, sideB, wall: 3_600n })
})

test.each([
  { say: 'a bore that is not made', size: '55 NB', thickness: '3.6' },
  { say: 'a bore in inches', size: '10"', thickness: '3.6' },
  { say: 'a bare number', size: '50', thickness: '3.6' },
  { say: 'three sides', size: '50x50x3', thickness: '3.6' },
  { say: 'a word', size: 'constructor NB', thickness: '3.6' },
  { say: 'a thickness in words', size: '50 NB', thickness: 'heavy' },
  { say: 'no thickness', size: '50 NB', thickness: '' },
  { say: 'no wall', size: '50 NB', thickness: 0 },
  { say: 'a negative wall', size: '50 NB', thickness: -3.6 },
  { say: 'a solid bar', size: '20 OD', thickness: '10' },
  { say: 'a solid flat', size: '100x10', thickness: '5' },
  { say: 'sides of nothing', size: '0x0', thickness: '1' },
])('$say is no section', ({ size, thickness }) => {
  expect(readSection(size, thickness)).toBeNull()
})

test('every wall under half the diameter leaves a bore', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 6_000 }), (diameter, wall) => {
      expect(readSection(`${diameter} OD`, wall) !== null).toBe(2 * wall < diameter)
    }),
  )
})

import { expect, test } from 'vitest'
import { deviationTenths, formatDeviation, isOutOfTolerance, standardWeight } from './proposals'

test.each([
  { size: '50 NB', thickness: '3.6', length: '6', kg: '30.18' },
  { size: '50 NB', thickness: '3.6', length: '6.', kg: '30.18' },
  { size: '40x40', thickness: '3.2', length: '6', kg: '20.94' },
  { size: '40x40', thickness: '3.2', length: '', kg: null },
  { size: '40x40', thickness: '3.2', length: '0', kg: null },
  { size: 'Oval', thickness: '3.2', length: '6', kg: null },
  { size: '20x20', thickness: '8', length: '6', kg: null },
])('$size × $thickness mm × $length m weighs $kg', ({ kg, ...piece }) => {
  expect(standardWeight(piece)).toBe(kg)
})

test.each([
  { weight: '30.18', say: '0.0 % against the standard', far: false },
  { weight: '30.874', say: '+2.3 % against the standard', far: false },
  { weight: '27.162', say: '−10.0 % against the standard', far: false },
  { weight: '33.2', say: '+10.0 % against the standard', far: false },
  { weight: '33.3', say: '+10.3 % against the standard', far: true },
  { weight: '3.018', say: '−90.0 % against the standard', far: true },
])('$weight kg instead of 30.18: $say', ({ weight, say, far }) => {
  const tenths = deviationTenths(weight, '30.18')
  expect(tenths !== null && formatDeviation(tenths).replace('\u00a0', ' ')).toBe(say)
  expect(tenths !== null && isOutOfTolerance(tenths)).toBe(far)
})

test('what is no weight deviates from nothing', () => {
  expect(['', '0', '30.1234'].map((weight) => deviationTenths(weight, '30.18'))).toEqual([null, null, null])
})

import { expect, test } from 'vitest'
import { formatInches, nominalBores } from './nominal-bores'

test.each([
  { bore: 6, named: '1/8', diameter: '10.2' },
  { bore: 10, named: '3/8', diameter: '17.2' },
  { bore: 15, named: '1/2', diameter: '21.3' },
  { bore: 20, named: '3/4', diameter: '26.9' },
  { bore: 32, named: '1 1/4', diameter: '42.4' },
  { bore: 50, named: '2', diameter: '60.3' },
  { bore: 90, named: '3 1/2', diameter: '101.6' },
  { bore: 150, named: '6', diameter: '165.1' },
  { bore: 500, named: '20', diameter: '508' },
])('$bore NB is $named inch, $diameter mm outside', ({ bore, named, diameter }) => {
  const row = nominalBores.find((known) => known.bore === bore)
  expect(row && [formatInches(row.inches), row.outerDiameter]).toEqual([named, diameter])
})

test('bores, inches and diameters rise together', () => {
  expect(nominalBores).toHaveLength(24)
  for (const [at, row] of nominalBores.slice(1).entries()) {
    const before = nominalBores[at]
    expect(row.bore).toBeGreaterThan(before?.bore ?? 0)
    expect(row.inches).toBeGreaterThan(before?.inches ?? 0)
    expect(Number(row.outerDiameter)).toBeGreaterThan(Number(before?.outerDiameter))
  }
})

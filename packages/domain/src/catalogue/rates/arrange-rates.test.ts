import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeRates, countItems, lowestOf } from './arrange-rates'
import type { RateCell } from './rate-card'

const cell = (sizeId: number, size: string, thickness: string, lowestPrice = 58_400): RateCell => ({
  sizeId,
  size,
  thickness,
  kgPerMetre: 4.12,
  lowestPrice,
  makes: 5,
  items: 6,
})

test('sizes go down as they come, walls across from the thinnest, and a gap is no rate', () => {
  const { walls, rows } = arrangeRates([
    cell(1, '25x25', '2.6'),
    cell(2, '50x50', '10'),
    cell(2, '50x50', '2.6'),
    cell(3, '100x100', '2.9'),
  ])
  expect(walls).toEqual(['2.6', '2.9', '10'])
  expect(rows.map(({ size, cells }) => [size, ...cells.map((one) => one?.thickness ?? '·')])).toEqual([
    ['25x25', '2.6', '·', '·'],
    ['50x50', '2.6', '·', '10'],
    ['100x100', '·', '2.9', '·'],
  ])
})

test('a wall that is a word stands after the figures', () => {
  const named = ['Medium', '10', 'Heavy', '2.6'].map((wall) => cell(1, '50 NB', wall))
  expect(arrangeRates(named).walls).toEqual(['2.6', '10', 'Heavy', 'Medium'])
})

test('two sizes of one name, from two sources, stay two rows', () => {
  expect(arrangeRates([cell(1, '50 NB', '3.6'), cell(2, '50 NB', '3.6')]).rows).toHaveLength(2)
})

test('the lowest of a card is named, the first of equals', () => {
  expect(
    lowestOf([cell(1, '25x25', '2', 58_000), cell(2, '32x32', '2', 57_200), cell(3, '40x40', '2', 57_200)])?.size,
  ).toBe('32x32')
  expect(lowestOf([])).toBeNull()
})

test('no rate is lost and none is invented', () => {
  const cells = fc.uniqueArray(
    fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('1.6', '2', '2.6', '3.25', '10', 'Heavy'))
      .map(([size, wall]) => cell(size, `size ${size}`, wall, 50_000 + size)),
    { selector: ({ sizeId, thickness }) => `${sizeId} ${thickness}` },
  )
  fc.assert(
    fc.property(cells, (given) => {
      const { walls, rows } = arrangeRates(given)
      const shown = rows.flatMap((row) => row.cells).filter((one) => one !== null)
      expect(new Set(shown)).toEqual(new Set(given))
      expect(shown).toHaveLength(given.length)
      for (const row of rows) expect(row.cells).toHaveLength(walls.length)
      expect(countItems(shown)).toBe(countItems(given))
    }),
  )
})

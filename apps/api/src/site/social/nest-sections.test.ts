import { expect, test } from 'vitest'
import { measureSections, nestSections } from './nest-sections'

const nested = (...names: string[]) => {
  const sections = names.map((size) => ({ size, thickness: '3.2' }))
  return nestSections(measureSections(sections)).map(({ size }) => size)
}

test.each([
  [
    ['20x20', '150x150', '100x100', '72x72', '25x25', '50x50'],
    ['150x150', '100x100', '72x72', '50x50'],
  ],
  [
    ['15 NB', '150 NB', '125 NB', '100 NB'],
    ['150 NB', '100 NB', '15 NB'],
  ],
  // A wide one does not fit into a narrow one, however flat it is.
  [
    ['100x100', '200x20', '50x25'],
    ['100x100', '50x25'],
  ],
  // The corners of a square one would touch the wall of a round one.
  [
    ['50 NB', '40x40', '25x25'],
    ['50 NB', '25x25'],
  ],
  [['as drawn'], []],
])('of %j these stand within each other: %j', (names, expected) => {
  expect(nested(...names)).toEqual(expected)
})

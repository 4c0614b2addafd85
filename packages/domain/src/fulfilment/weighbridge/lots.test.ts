import { expect, test } from 'vitest'
import { groupLots, type RolledLine } from './lots'

const line = (orderLineId: number, standard: string | null, size: string, thickness: string): RolledLine => ({
  orderLineId,
  theoreticalGrams: 1_000_000n,
  standard,
  size,
  thickness,
})

test('a truck’s lines by standard and class; 3.65 mm is 3.6 of an older edition', () => {
  const lines = [
    line(1, 'IS 1239', '50 NB', '3.6'),
    line(2, 'IS 4923', '50x50', '3.2'),
    line(3, 'IS:1239 (Part 1) - 2004', '80 NB', '4'),
    line(4, 'IS 1239', '50 NB', '2.9'),
    line(5, 'IS 1239', '50 NB', '3.65'),
    line(6, 'IS 4923', '100x50', '4'),
    line(7, null, '50x50', '3.2'),
    line(8, 'IS 277', '25x25', '1.6'),
  ]
  const lots = groupLots(lines).map(({ standard, tubeClass, theoreticalGrams, lines: own }) => [
    standard,
    tubeClass,
    theoreticalGrams,
    own.map(({ orderLineId }) => orderLineId),
  ])
  expect(lots).toEqual([
    ['IS 1239', 'Medium', 3_000_000n, [1, 3, 5]],
    ['IS 4923', null, 2_000_000n, [2, 6]],
    ['IS 1239', 'Light', 1_000_000n, [4]],
    [null, null, 2_000_000n, [7, 8]],
  ])
})

test('a wall of no class is of none', () => {
  expect(groupLots([line(1, 'IS 1239', '50 NB', '9')])).toMatchObject([{ standard: 'IS 1239', tubeClass: null }])
})

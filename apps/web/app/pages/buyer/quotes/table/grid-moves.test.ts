import { expect, test } from 'vitest'
import { placeAfter } from './grid-moves'

const size = { line: 3, party: 3 }
/** The party in the middle doesn't offer the second line. */
const isOffered = ({ line, party }: { line: number; party: number }) => !(line === 1 && party === 1)

test.each([
  { key: 'ArrowRight', from: [0, 0], to: [0, 1] },
  { key: 'ArrowRight', from: [1, 0], to: [1, 2] },
  { key: 'ArrowDown', from: [0, 1], to: [2, 1] },
  { key: 'ArrowUp', from: [2, 1], to: [0, 1] },
  { key: 'ArrowLeft', from: [0, 0], to: [0, 0] },
  { key: 'ArrowDown', from: [2, 2], to: [2, 2] },
  { key: 'Home', from: [2, 2], to: [2, 0] },
  { key: 'End', from: [1, 0], to: [1, 2] },
])('$key leads from $from to $to', ({ key, from: [line = 0, party = 0], to }) => {
  const place = placeAfter(key, { line, party }, size, isOffered)
  expect(place && [place.line, place.party]).toEqual(to)
})

test('other keys are not for moving', () => {
  expect(placeAfter('a', { line: 0, party: 0 }, size, isOffered)).toBeNull()
})

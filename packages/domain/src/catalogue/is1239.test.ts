import { expect, test } from 'vitest'
import { findIs1239 } from './is1239'

test.each([
  { bore: 6, wall: 2_000n, name: 'Medium', grams: 404n },
  { bore: 10, wall: 2_900n, name: 'Heavy', grams: 1_023n },
  { bore: 15, wall: 2_000n, name: 'Light', grams: 947n },
  { bore: 20, wall: 2_300n, name: 'Light', grams: 1_380n },
  { bore: 25, wall: 3_200n, name: 'Medium', grams: 2_410n },
  { bore: 32, wall: 4_000n, name: 'Heavy', grams: 3_790n },
  { bore: 40, wall: 2_900n, name: 'Light', grams: 3_230n },
  { bore: 50, wall: 3_600n, name: 'Medium', grams: 5_030n },
  { bore: 65, wall: 4_500n, name: 'Heavy', grams: 7_930n },
  { bore: 80, wall: 4_000n, name: 'Medium', grams: 8_360n },
  { bore: 100, wall: 4_500n, name: 'Medium', grams: 12_200n },
  { bore: 125, wall: 5_400n, name: 'Heavy', grams: 17_900n },
  { bore: 150, wall: 4_800n, name: 'Medium', grams: 18_900n },
])('$bore NB $name weighs $grams g per metre', ({ bore, wall, name, grams }) => {
  expect(findIs1239(bore, wall)).toEqual({ nominalBore: bore, class: name, wall, gramsPerMetre: grams })
})

test.each([
  { older: 2_350n, bore: 20, wall: 2_300n },
  { older: 2_650n, bore: 25, wall: 2_600n },
  { older: 3_250n, bore: 25, wall: 3_200n },
  { older: 3_650n, bore: 50, wall: 3_600n },
  { older: 4_050n, bore: 80, wall: 4_000n },
  { older: 4_470n, bore: 50, wall: 4_500n },
  { older: 4_850n, bore: 150, wall: 4_800n },
  { older: 3_660n, bore: 50, wall: 3_600n },
])('the older wall $older of $bore NB is today’s $wall', ({ older, bore, wall }) => {
  expect(findIs1239(bore, older)?.wall).toBe(wall)
})

test.each([
  { say: '65 NB of 2.9 mm, light only in IS 1161', bore: 65, wall: 2_900n },
  { say: 'a wall between two classes', bore: 50, wall: 3_300n },
  { say: 'a wall just outside the tolerance', bore: 50, wall: 3_661n },
  { say: '125 NB light, which is not made', bore: 125, wall: 4_000n },
  { say: '200 NB, which is IS 3589', bore: 200, wall: 4_800n },
])('$say is not in IS 1239', ({ bore, wall }) => {
  expect(findIs1239(bore, wall)).toBeNull()
})

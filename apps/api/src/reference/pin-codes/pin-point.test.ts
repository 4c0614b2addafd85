import { expect, test } from 'vitest'
import { findPoint } from './pin-point'

test.each([
  ['123401', { latitude: 28.2, longitude: 76.62 }],
  ['411001', { latitude: 18.51, longitude: 73.88 }],
  ['999999', null],
  ['12.401', null],
])('%s', async (pinCode, point) => {
  expect(await findPoint(pinCode)).toEqual(point)
})

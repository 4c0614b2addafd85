import { expect, test } from 'vitest'
import { hasTrucks } from './has-trucks'

test.each([
  { status: 'Confirmed', shown: true },
  { status: 'Processing', shown: true },
  { status: 'Dispatched', shown: false },
  { status: 'Delivered', shown: false },
  { status: 'Cancelled', shown: false },
] as const)('$status without a truck: are trucks shown? $shown', ({ status, shown }) => {
  expect(hasTrucks({ status, trucks: [] })).toBe(shown)
})

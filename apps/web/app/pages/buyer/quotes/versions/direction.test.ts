import type { VersionOffer } from '@lohahaat/domain/sourcing/quote-versions'
import { expect, test } from 'vitest'
import { directionOf } from './direction'

const perTon = (price: number): VersionOffer => ({ price, priceUnit: 'Ton', pricePerTon: price, amount: price })
const perKg = (price: number): VersionOffer => ({ ...perTon(price * 1000), price, priceUnit: 'Kg' })

test.each([
  { say: 'lower is down', before: perTon(58_000), after: perTon(57_000), went: 'down' },
  { say: 'higher is up', before: perTon(58_000), after: perTon(59_000), went: 'up' },
  { say: 'another make at the same price is neither', before: perTon(58_000), after: perTon(58_000), went: null },
  { say: 'units are compared by the ton', before: perTon(58_000), after: perKg(57), went: 'down' },
  {
    say: 'a unit of unknown weight is not compared',
    before: perTon(58_000),
    after: { ...perKg(57), pricePerTon: null },
    went: null,
  },
  { say: 'newly offered is neither', before: null, after: perTon(58_000), went: null },
  { say: 'no longer offered is neither', before: perTon(58_000), after: null, went: null },
])('$say', ({ before, after, went }) => {
  expect(directionOf({ before, after })).toBe(went)
})

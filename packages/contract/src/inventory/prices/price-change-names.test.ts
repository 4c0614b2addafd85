import { expect, test } from 'vitest'
import { priceChangeFields } from './price-change'
import { priceChangeNames } from './price-change-names'

test('every field of a price change has its name on the wire', () => {
  expect(priceChangeNames).toEqual(Object.keys(priceChangeFields))
})

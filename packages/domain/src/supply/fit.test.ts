import { expect, test } from 'vitest'
import { fitOf } from './fit'

const SHS = 1
const GI = 2
const APL = 10
const TATA = 11
const sells = { classIds: [SHS], brandIds: [APL] }

test.each([
  ['his class and make, next door', { classIds: [SHS], brandIds: [APL] }, 0, 100],
  ['his class, any make', { classIds: [SHS], brandIds: [] }, 0, 100],
  ['his class, a make that he does not sell', { classIds: [SHS], brandIds: [TATA] }, 0, 75],
  ['half of the classes', { classIds: [SHS, GI], brandIds: [] }, 0, 75],
  ['his make alone', { classIds: [GI], brandIds: [APL] }, 0, 50],
  ['750 km away', { classIds: [SHS], brandIds: [] }, 750, 88],
  ['farther than anybody delivers', { classIds: [SHS], brandIds: [] }, 3000, 75],
  ['somewhere unknown', { classIds: [SHS], brandIds: [] }, null, 88],
])('%s', (_, asked, km, fit) => {
  expect(fitOf(asked, sells, km)?.fit).toBe(fit)
})

test.each([
  ['another class, any make', { classIds: [GI], brandIds: [] }],
  ['another class and make', { classIds: [GI], brandIds: [TATA] }],
  ['a list that nobody has read yet', { classIds: [], brandIds: [] }],
])('%s does not fit', (_, asked) => {
  expect(fitOf(asked, sells, 0)).toBeNull()
})

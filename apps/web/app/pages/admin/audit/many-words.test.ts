import { expect, test } from 'vitest'
import { describeMany } from './many-words'

test.each([
  { rowCount: 412, after: { percent: 3, className: 'SHS' }, words: '412 prices changed, +3\u00a0% on SHS' },
  {
    rowCount: 20_000,
    after: { by: -499.5, roundTo: 10 },
    words: '20,000 prices changed, −₹499.50/MT, rounded to ₹10.00 on all items',
  },
  {
    rowCount: 2,
    after: { percent: -2.5, brandName: 'Tata Structura', className: 'RHS', size: '100x50', thickness: '4' },
    words: '2 prices changed, -2.5\u00a0% on Tata Structura RHS 100 × 50 4\u00a0mm',
  },
  {
    rowCount: 7,
    after: { percent: 0, roundTo: 100, sellerName: 'Yadav Pipes', search: '50 nb', active: false },
    words: '7 prices changed, rounded to ₹100.00 on Yadav Pipes “50 nb” (inactive)',
  },
  { rowCount: 14, after: { from: 'sheet' }, words: '14 prices changed, typed or pasted in the list' },
  { rowCount: 14, after: { undoes: 812 }, words: '14 prices changed back: entry 812 was undone' },
])('$words', ({ words, ...entry }) => {
  expect(describeMany(entry)).toBe(words)
})

import { describe, expect, test } from 'vitest'
import { differences, flattened } from './differences'

const brand = { brandId: 3, brandName: 'Apollo', brandDescription: 'Raipur' }

describe('what differs between a record before and after', () => {
  test.each([
    { say: 'nothing', before: brand, after: { ...brand }, found: [] },
    {
      say: 'one field',
      before: brand,
      after: { ...brand, brandName: 'APL Apollo' },
      found: [{ field: 'brandName', old: 'Apollo', new: 'APL Apollo' }],
    },
    {
      say: 'several, in the order of the record',
      before: brand,
      after: { ...brand, brandDescription: 'Rewari', brandName: 'Tata' },
      found: [
        { field: 'brandName', old: 'Apollo', new: 'Tata' },
        { field: 'brandDescription', old: 'Raipur', new: 'Rewari' },
      ],
    },
    {
      say: 'a figure that lost a zero',
      before: { price: 62_000 },
      after: { price: 6_200 },
      found: [{ field: 'price', old: 62_000, new: 6_200 }],
    },
    {
      say: 'zero, no and empty text are values of their own',
      before: { figure: null, ticked: null, text: null },
      after: { figure: 0, ticked: false, text: '' },
      found: [
        { field: 'figure', old: null, new: 0 },
        { field: 'ticked', old: null, new: false },
        { field: 'text', old: null, new: '' },
      ],
    },
    {
      say: 'a text is not the figure it looks like',
      before: { hsn: '7306' },
      after: { hsn: 7306 },
      found: [{ field: 'hsn', old: '7306', new: 7306 }],
    },
    {
      say: 'a field that came and one that went',
      before: { old: 'a' },
      after: { new: 'b' },
      found: [
        { field: 'new', old: null, new: 'b' },
        { field: 'old', old: 'a', new: null },
      ],
    },
    { say: 'a field that came without a value is no difference', before: {}, after: { grade: null }, found: [] },
    {
      say: 'lists by what they hold',
      before: { same: [1, 2], sizes: ['40x40'] },
      after: { same: [1, 2], sizes: ['40x40', '50x50'] },
      found: [{ field: 'sizes', old: ['40x40'], new: ['40x40', '50x50'] }],
    },
  ])('$say', ({ before, after, found }) => {
    expect(differences(before, after)).toEqual(found)
  })
})

test('fields within fields are compared by their paths', () => {
  const before = flattened({ eway: { kmPerDay: 200, version: '1.0' }, rates: [5, 18] })
  const after = flattened({ eway: { kmPerDay: 250, version: '1.0' }, rates: [5, 18] })
  expect(differences(before, after)).toEqual([{ field: 'eway.kmPerDay', old: 200, new: 250 }])
})

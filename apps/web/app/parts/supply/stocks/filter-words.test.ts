import { expect, test } from 'vitest'
import { nameFilters } from './filter-words'

const choices = {
  brands: [{ value: 4, label: 'Tata Structura' }],
  classes: [{ value: 2, label: 'SHS' }],
  sizes: [{ value: 31, label: '40x40' }],
  sellers: [{ value: 7, label: 'Yadav Pipes' }],
}

test.each([
  { filters: {}, words: 'All stock items' },
  { filters: { brandId: 4, classId: 2 }, words: 'Brand: Tata Structura · Class: SHS' },
  { filters: { sizeId: 31, sellerId: 7 }, words: 'Size: 40x40 · Seller: Yadav Pipes' },
  { filters: { active: 'false', search: 'is 4923' } as const, words: 'Inactive only · Search: is 4923' },
  { filters: { brandId: 5 }, words: 'Brand: unknown' },
])('$words', ({ filters, words }) => {
  expect(nameFilters(filters, choices)).toBe(words)
})

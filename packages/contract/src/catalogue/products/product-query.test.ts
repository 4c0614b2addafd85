import { expect, test } from 'vitest'
import { z } from 'zod'
import { productFilters, stockDetailIdOrAll } from './product-query'

const filters = z.object(productFilters)

test('choices are separated by commas, with or without spaces; nothing chosen is no filter', () => {
  expect(filters.parse({ selectedBrands: '3, 4,,3', selectedGrades: 'YSt 310, ' })).toEqual({
    selectedBrands: [3, 4],
    selectedGrades: ['YSt 310'],
  })
  expect(filters.parse({ selectedBrands: '', selectedGrades: ' , ' })).toEqual({
    selectedBrands: [],
    selectedGrades: [],
  })
})

test.each(['x', '0', '-1', '1.5', '99999999999', '1e3'])('%s is no id of a brand', (id) => {
  expect(filters.safeParse({ selectedBrands: `3,${id}` }).success).toBe(false)
})

test('a limit of 0, or an empty one, leaves the range open', () => {
  expect(filters.parse({ minThickness: '0', maxThickness: '', minLength: '6.5' })).toEqual({ minLength: 6.5 })
})

test.each(['-1', 'thick', 'NaN', '1.23456'])('%s is no thickness', (limit) => {
  expect(filters.safeParse({ minThickness: limit }).success).toBe(false)
})

test('-2 and -1 mean all items', () => {
  expect(['-2', '-1', '7'].map((id) => stockDetailIdOrAll.parse(id))).toEqual([-2, -1, 7])
  for (const id of ['-3', '0', 'x']) expect(stockDetailIdOrAll.safeParse(id).success).toBe(false)
})

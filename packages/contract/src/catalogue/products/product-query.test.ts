import { expect, test } from 'vitest'
import { z } from 'zod'
import { productFilters, stockDetailIdOrAll } from './product-query'

const filters = z.object(productFilters)

test('choices are separated by commas, with or without spaces; nothing chosen is no filter', () => {
  expect(filters.parse({ SelectedBrands: '3, 4,,3', SelectedGrades: 'YSt 310, ' })).toEqual({
    SelectedBrands: [3, 4],
    SelectedGrades: ['YSt 310'],
  })
  expect(filters.parse({ SelectedBrands: '', SelectedGrades: ' , ' })).toEqual({
    SelectedBrands: [],
    SelectedGrades: [],
  })
})

test.each(['x', '0', '-1', '1.5', '99999999999', '1e3'])('%s is no id of a brand', (id) => {
  expect(filters.safeParse({ SelectedBrands: `3,${id}` }).success).toBe(false)
})

test('a limit of 0, or an empty one, leaves the range open', () => {
  expect(filters.parse({ MinThickness: '0', MaxThickness: '', MinLength: '6.5' })).toEqual({ MinLength: 6.5 })
})

test.each(['-1', 'thick', 'NaN', '1.23456'])('%s is no thickness', (limit) => {
  expect(filters.safeParse({ MinThickness: limit }).success).toBe(false)
})

test('-2 and -1 mean all items', () => {
  expect(['-2', '-1', '7'].map((id) => stockDetailIdOrAll.parse(id))).toEqual([-2, -1, 7])
  for (const id of ['-3', '0', 'x']) expect(stockDetailIdOrAll.safeParse(id).success).toBe(false)
})

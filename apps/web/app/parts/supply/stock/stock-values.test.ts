import { createStockDetail } from '@lohahaat/contract/inventory/stock/stock-details'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { expect, test } from 'vitest'
import { emptyValues, inputOf, nextValues, valuesOf } from './stock-values'

const wire = {
  brandId: 2,
  thicknessId: 91,
  length: 6,
  gradeId: 14,
  standardId: null,
  stampId: null,
  deliveryId: 1,
  sellerId: 3,
  price: 58_200.5,
  weightPerPiece: 20.94,
  available: null,
  hsn: '73066100',
  mtc: true,
  iso: false,
  active: true,
  imageFileName: null,
}

const item: StockItem = {
  ...wire,
  itemId: 7,
  departmentId: 1,
  classId: 5,
  sizeId: 40,
  brandName: 'Tata Structura',
  className: 'SHS',
  size: '40x40',
  thickness: '3.2',
  grade: 'YSt 310',
  standard: null,
  stamp: null,
  delivery: 'Within 7 days',
  sellerName: 'Yadav Pipes',
  version: 3,
  updatedAt: '2025-11-15T06:00:00.000Z',
}

test('a loaded item goes back over the wire as it came', () => {
  expect(inputOf(valuesOf(item))).toEqual(wire)
})

test('weight and stock left empty are not known, not zero', () => {
  expect(inputOf({ ...valuesOf(item), weightPerPiece: '', available: '' })).toMatchObject({
    weightPerPiece: null,
    available: null,
  })
  expect(inputOf({ ...valuesOf(item), available: '0' }).available).toBe(0)
})

test.each([
  { field: 'price', text: 'Please enter Price as a number.' },
  { field: 'length', text: 'Please enter Length as a number.' },
  { field: 'brandId', text: 'Please select Brand.' },
  { field: 'hsn', text: 'Please enter HSN.' },
])('without $field it is refused', ({ field, text }) => {
  const { error } = createStockDetail.input.safeParse(inputOf({ ...valuesOf(item), [field]: '' }))
  expect(error?.issues.map(({ message }) => message)).toContain(text)
})

test('the next item is of the same mill, class and seller', () => {
  expect(nextValues(valuesOf(item))).toEqual({
    ...emptyValues,
    departmentId: '1',
    classId: '5',
    brandId: '2',
    sellerId: '3',
  })
})

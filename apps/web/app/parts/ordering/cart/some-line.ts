import type { CartLine } from '@lohahaat/domain/ordering/cart'

/** A line for tests: one ton of a square pipe, with whatever else a test is about. */
export const someLine = (changed: Partial<CartLine> = {}): CartLine => ({
  cartLineId: 1,
  itemId: 11,
  brandId: 1,
  brandName: 'APL Apollo',
  imageFileName: null,
  departmentName: 'Pipe',
  className: 'SHS',
  size: '50x50',
  thickness: '3.2',
  length: 6,
  price: 58_200,
  grade: 'YSt 310',
  mtc: true,
  iso: true,
  standard: 'IS 4923',
  delivery: '2-3 days',
  stamp: 'Mill stamp',
  unit: 'Ton',
  quantity: 1,
  weightPerPiece: 20.94,
  gstNo: '06AAACA0000A1Z2',
  available: null,
  sold: true,
  ...changed,
})

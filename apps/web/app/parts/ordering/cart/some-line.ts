import type { CartLine } from '@lohahaat/contract/ordering/cart/cart-line'

/** A line for tests: one ton of a square pipe, with whatever else a test is about. */
export const someLine = (changed: Partial<CartLine> = {}): CartLine => ({
  cartId: 1,
  stockDetailId: 11,
  brandId: 1,
  brandName: 'APL Apollo',
  imageFileName: null,
  departmentName: 'Pipe',
  className: 'SHS',
  subClassName: '50x50',
  subClassName1: '3.2',
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
  weight_Per_Piece: 20.94,
  gstNo: '06AAACA0000A1Z2',
  available: null,
  sold: true,
  ...changed,
})

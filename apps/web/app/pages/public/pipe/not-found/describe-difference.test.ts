import type { FoundItem } from '@lohahaat/domain/catalogue/item'
import { expect, test } from 'vitest'
import { describeDifference } from './describe-difference'

const item = { brandName: 'Hariom', size: '50x50', thickness: '2.6', grade: null, standard: 'IS 4923' } as FoundItem

test.each([
  ['length', '12', '12 m on enquiry'],
  ['make', 'Tata', 'Tata asked, Hariom offered'],
  ['thickness', '2.7', '2.7 mm isn’t rolled here'],
  ['size', '51x51', '51 × 51 asked, 50 × 50 offered'],
  ['standard', '3589', 'IS 3589 asked, IS 4923 offered'],
  ['grade', 'YSt 355', 'YSt 355 asked'],
  ['word', 'primed', '“primed” not found'],
] as const)('another %s', (field, asked, said) => {
  expect(describeDifference({ field, asked }, item)).toBe(said)
})

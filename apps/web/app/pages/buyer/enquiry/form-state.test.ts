import { cartMessages } from '@lohahaat/contract/platform/messages'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/at-work'
import { expect, test } from 'vitest'
import {
  ANY_BRAND,
  addLeaves,
  changeItem,
  chooseDepartment,
  formOf,
  isSameForm,
  missingOf,
  removeItem,
  removeLeaves,
} from './form-state'
import { itemGrams } from './item'

const leaf = (thicknessId: number, thickness: string, size = '40x40') => ({
  classId: 1,
  className: 'SHS',
  sizeId: 2,
  size,
  thicknessId,
  thickness,
})
const [thin, thick] = [leaf(10, '2'), leaf(11, '3.2')]
const chosen = { ...formOf(null), departmentId: 1, brandId: 2, deliveryDays: 3 }
const both = addLeaves(chosen, [thin, thick])
const keyOf = (index: number) => both.items[index]?.key ?? ''

test('a ticked leaf is a ton of it', () => {
  expect(both.items).toMatchObject([
    { ...thin, quantity: '1', unit: 'Ton' },
    { ...thick, quantity: '1', unit: 'Ton' },
  ])
})

test('what is there already keeps its quantity when its class is ticked, and goes when that is unticked', () => {
  const typed = changeItem(addLeaves(chosen, [thick]), keyOf(1), { quantity: '2.5' })
  expect(addLeaves(typed, [thin, thick]).items).toMatchObject([{ ...thick, quantity: '2.5' }, thin])
  expect(removeLeaves(both, [thin]).items).toMatchObject([thick])
  expect(removeItem(both, keyOf(0)).items).toMatchObject([thick])
})

test('another department clears the items, the first one chosen or the same one does not', () => {
  expect(chooseDepartment(both, 2)).toMatchObject({ departmentId: 2, items: [] })
  expect(chooseDepartment({ ...both, departmentId: 0 }, 2).items).toHaveLength(2)
  expect(chooseDepartment(both, both.departmentId).items).toHaveLength(2)
})

test.each([
  { say: 'nothing', form: both, missing: null },
  { say: 'the department', form: { ...both, departmentId: 0 }, missing: enquiryMessages.departmentMissing },
  { say: 'the brand', form: { ...both, brandId: 0 }, missing: enquiryMessages.brandMissing },
  { say: 'nothing where any brand will do', form: { ...both, brandId: ANY_BRAND }, missing: null },
  { say: 'the delivery', form: { ...both, deliveryDays: 0 }, missing: enquiryMessages.deliveryMissing },
  { say: 'items', form: chosen, missing: enquiryMessages.noItems },
  { say: 'a quantity', form: changeItem(both, keyOf(1), { quantity: '' }), missing: cartMessages.quantityInvalid },
  { say: 'one above 0', form: changeItem(both, keyOf(1), { quantity: '0' }), missing: cartMessages.quantityInvalid },
  { say: 'no less of a ton', form: changeItem(both, keyOf(1), { quantity: '0.25' }), missing: null },
  {
    say: 'whole pieces',
    form: changeItem(both, keyOf(1), { quantity: '2.5', unit: 'Pieces' }),
    missing: cartMessages.piecesNotWhole,
  },
  {
    say: 'a weight for pieces',
    form: changeItem(addLeaves(chosen, [leaf(10, '5', 'Angle 50')]), keyOf(0), { unit: 'Pieces' }),
    missing: 'Only in tons: what a piece weighs is not known.',
  },
])('$say is missing', ({ form, missing }) => {
  expect(missingOf(form)).toBe(missing)
})

test('pieces weigh what six metres do, and nothing is said of what is no quantity', () => {
  const weigh = (quantity: string, unit: 'Pieces' | 'Ton') =>
    changeItem(both, keyOf(1), { quantity, unit }).items.map(itemGrams)[1]
  expect(weigh('64', 'Pieces')).toBe(64n * 20_940n)
  expect(weigh('1.5', 'Ton')).toBe(1_500_000n)
  expect(weigh('', 'Ton')).toBeNull()
})

test('a form is changed until it is as it was', () => {
  const changed = changeItem(both, keyOf(0), { quantity: '7' })
  expect(isSameForm(both, changed)).toBe(false)
  expect(isSameForm(both, changeItem(changed, keyOf(0), { quantity: '1' }))).toBe(true)
  expect(isSameForm(both, { ...both, showRank: true })).toBe(false)
})

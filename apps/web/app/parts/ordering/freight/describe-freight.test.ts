import { rupees } from '@lohahaat/domain/platform/money'
import { expect, test } from 'vitest'
import { describeFreight, nameOf } from './describe-freight'
import { texts } from './texts'

const yard = (itemId: number, km: number, perTon: number) => ({
  itemIds: [itemId],
  km,
  days: Math.ceil(km / 300),
  trucks: [{ truckTons: 9, paisePerTon: rupees(perTon) }],
})
const freight = {
  pinCode: '411001',
  city: 'Pune',
  isCharged: false,
  yards: [yard(1, 1420, 2150), yard(2, 260, 676.5)],
}
const tons = (itemId: number, count: number) => ({ itemId, grams: BigInt(count * 1_000_000) })

test('one item is told by the ton, the way and the days', () => {
  const told = describeFreight(freight, [tons(1, 3)])
  expect(told && texts.told(told.perTon, nameOf(freight), told.way)).toBe(
    'Freight about ₹2,150/MT to 411001 Pune, 1,420 km, 5 days',
  )
})

test('items of several yards are told with the farthest, to the rupee', () => {
  expect(describeFreight(freight, [tons(1, 3), tons(2, 1)])).toMatchObject({
    amount: '₹7,127',
    perTon: '₹1,782',
    way: '2 yards, up to 1,420 km, 5 days',
    isPart: false,
  })
})

test('nothing is told of what comes over no known way, and a part is said to be one', () => {
  expect(describeFreight(freight, [tons(9, 3)])).toBeNull()
  expect(describeFreight(freight, [tons(2, 3), tons(9, 3)])).toMatchObject({ way: '260 km, 1 day', isPart: true })
})

test('a PIN code in no known place is named alone', () => {
  expect(nameOf({ pinCode: '411001', city: null })).toBe('411001')
})

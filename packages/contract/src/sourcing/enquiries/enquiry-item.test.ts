import { expect, test } from 'vitest'
import { cartMessages } from '../../platform/messages'
import { enquiryMessages } from '../../platform/messages/at-work'
import { askedItem } from './enquiry-item'

const asked = { classId: 1, sizeId: 2, thicknessId: 3, quantity: '2.5', quantityUnit: 'Ton' }
const textFor = (changes: object) => askedItem.safeParse({ ...asked, ...changes }).error?.issues[0]?.message

test.each(['ton', 'Kg', '', undefined])('an item in %j is told of the enquiry, not of a cart', (quantityUnit) => {
  expect(textFor({ quantityUnit })).toBe(enquiryMessages.unitInvalid)
  expect(enquiryMessages.unitInvalid).toMatch(/enquiry/)
})

test.each(['1e3', '-5', '0', '', undefined])('a quantity of %j', (quantity) => {
  expect(textFor({ quantity })).toBe(cartMessages.quantityInvalid)
})

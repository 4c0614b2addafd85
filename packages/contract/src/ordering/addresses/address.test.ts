import { expect, test } from 'vitest'
import { cartMessages } from '../../platform/messages'
import { accountMessages } from '../../platform/messages/account'
import { billingAddressInput, shippingAddressInput } from './address'

const yard = {
  name: 'Asha Verma',
  phone: '9812345678',
  address: 'Plot 7',
  city: 'Rewari',
  state: 'Haryana',
  pinCode: '123401',
  gstNo: '06AAACA0000A1Z2',
}
const fields = ['name', 'phone', 'address', 'city', 'state', 'pinCode'] as const
const firstError = (result: ReturnType<typeof billingAddressInput.safeParse>) => result.error?.issues[0]?.message

test.each(fields)('without %s an address is incomplete', (field) => {
  for (const value of [undefined, '', '  '])
    expect(firstError(billingAddressInput.safeParse({ ...yard, [field]: value }))).toBe(cartMessages.billingIncomplete)
  const result = shippingAddressInput.safeParse({ ...yard, [field]: '' })
  expect(result.error?.issues[0]?.message).toBe(cartMessages.shippingIncomplete)
})

test('a billing address needs a GST number of the right form, in any case', () => {
  expect(firstError(billingAddressInput.safeParse({ ...yard, gstNo: '' }))).toBe(cartMessages.billingIncomplete)
  expect(firstError(billingAddressInput.safeParse({ ...yard, gstNo: '06AAACA0000' }))).toBe(
    accountMessages.gstNumberInvalid,
  )
  expect(billingAddressInput.parse({ ...yard, gstNo: '06aaaca0000a1z2' }).gstNo).toBe('06AAACA0000A1Z2')
})

test('goods can be sent to a place without a GST number, but not with a wrong one', () => {
  for (const gstNo of [undefined, null, '', '  '])
    expect(shippingAddressInput.parse({ ...yard, gstNo }).gstNo).toBeNull()
  expect(shippingAddressInput.parse(yard).gstNo).toBe('06AAACA0000A1Z2')
  expect(shippingAddressInput.safeParse({ ...yard, gstNo: 'x' }).success).toBe(false)
})

test('an address that is not saved yet has the id 0 or none', () => {
  expect(billingAddressInput.parse({ ...yard, billingAddressId: 0 }).billingAddressId).toBe(0)
  expect(billingAddressInput.parse(yard).billingAddressId).toBeUndefined()
  expect(billingAddressInput.safeParse({ ...yard, billingAddressId: -1 }).success).toBe(false)
})

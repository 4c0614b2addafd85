import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { shippingAddressInput } from './address'

export const addShippingAddressDetail = defineCall({
  method: 'POST',
  path: '/Cart/LH/AddShippingAddressDetail',
  permission: 'buy',
  summary: 'Saves a shipping address of the caller, new or changed, makes it the last used, and answers its id.',
  input: shippingAddressInput,
  response: z.number(),
})

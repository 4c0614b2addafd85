import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { billingAddressInput } from './address'

export const addBillingAddressDetail = defineCall({
  method: 'POST',
  path: '/Cart/LH/AddBillingAddressDetail',
  permission: 'buy',
  summary: 'Saves a billing address of the caller, new or changed, makes it the last used, and answers its id.',
  input: billingAddressInput,
  response: z.number(),
})

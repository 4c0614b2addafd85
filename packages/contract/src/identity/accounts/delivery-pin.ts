import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { pinCode } from '../../platform/fields'

export const saveDeliveryPin = defineCall({
  method: 'PUT',
  path: '/Account/LH/DeliveryPin',
  permission: 'manage the own account',
  summary: 'Chooses the PIN code that the caller wants his steel delivered to; the default can be chosen too.',
  input: z.object({ pinCode }),
  response: z.object({ pinCode: z.string() }),
})

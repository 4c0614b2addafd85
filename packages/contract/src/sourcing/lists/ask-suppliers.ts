import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { askedItems } from '../enquiries/enquiry-item'

export const askSuppliers = defineCall({
  method: 'POST',
  path: '/List/LH/AskSuppliers',
  permission: 'raise an enquiry',
  summary:
    "Makes an enquiry of lines that nobody stocks, each with its make, grade, length, wishes and as it was written, for the place in the caller's profile.",
  input: z.object({
    askedItems,
    /** A parameter of the kind Delivery; without it the days are left open. */
    deliveryDays: recordId('deliveryDays').nullish(),
  }),
  response: z.object({ enquiryId: z.number(), leadId: z.string() }),
  idempotencyKey: true,
})

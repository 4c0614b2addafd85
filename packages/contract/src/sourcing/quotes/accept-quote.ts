import { z } from 'zod'
import { buyerNotes } from '../../ordering/checkout/buyer-notes'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'

/** Where the goods and the bill go; without them to the addresses last used. */
export const awardFields = {
  shippingAddressId: recordId('shippingAddressId').nullish(),
  billingAddressId: recordId('billingAddressId').nullish(),
  /** The total in rupees that the buyer saw: with it nothing is awarded that has changed meanwhile. */
  seenTotal: decimal(() => 'seenTotal', { min: 0, max: 1e13, places: 2 }).nullish(),
  ...buyerNotes,
}

export const acceptQuote = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/AcceptQuote',
  permission: 'award an enquiry',
  summary: 'The buyer accepts a quote: the enquiry is Completed and becomes an order at the quoted prices.',
  input: z.object({ quoteId: recordId('quoteId'), ...awardFields }),
  response: z.object({ orderId: z.number() }),
})

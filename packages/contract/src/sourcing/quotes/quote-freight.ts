import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { fetchQuotesInput } from './quotes'

const quoteFreight = z.object({
  quoteId: z.number(),
  km: z.number(),
  days: z.number(),
  rupeesPerTon: z.number(),
})

export type QuoteFreight = z.output<typeof quoteFreight>

export const fetchQuoteFreight = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/QuoteFreight',
  permission: 'compare quotes',
  summary:
    "About what it costs to bring an open enquiry's goods from the parties whose quotes name no freight, in rupees per ton: for the buyer and administrators. A quote is left out where the way is not known.",
  input: fetchQuotesInput,
  response: z.array(quoteFreight),
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId, recordId } from '../../platform/fields'
import { awardFields } from './accept-quote'
import { awardSum } from '../awards/award-preview'

export const fetchSplitQuotes = defineCall({
  method: 'GET',
  path: '/Enquiry/LH/SplitQuotes',
  permission: 'compare quotes',
  summary:
    'Each line to the party that lands it cheapest, in a list of one: for the buyer and administrators. Empty where no split beats the best single quote, with the handling of a second lot counted in. Lines that nobody offers stay out.',
  input: z.object({ enquiryId: queryId('BuyerInstructionId') }),
  response: z.array(awardSum),
})

export type SplitQuotes = z.output<typeof fetchSplitQuotes.response>[number]

export const acceptSplitQuotes = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/SplitQuotes',
  permission: 'award an enquiry',
  summary: 'The buyer accepts the split: the enquiry is Completed and becomes one order per party.',
  input: z.object({ enquiryId: recordId('buyerInstructionId'), ...awardFields }),
  response: z.object({ orderIds: z.array(z.number()) }),
})

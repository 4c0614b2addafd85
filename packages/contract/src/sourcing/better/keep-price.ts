import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { betterAsk } from '../quotes/quotes'

export const keepPrice = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/KeepPrice',
  permission: 'quote for an enquiry',
  summary:
    'The party keeps the prices that the buyer asked to better: its quote stays as it is, and the buyer sees so.',
  input: z.object({ enquiryId: recordId('buyerInstructionId') }),
  response: betterAsk,
})

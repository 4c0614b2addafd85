import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { awardFields } from '../quotes/accept-quote'
import { awardCells } from './award-preview'

export const awardLines = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/AwardLines',
  permission: 'award an enquiry',
  summary:
    'The buyer gives each line to a quote that offers it: the enquiry is Completed and becomes one order per party. Lines that are not named are not ordered.',
  input: z.object({ enquiryId: recordId('buyerInstructionId'), cells: awardCells, ...awardFields }),
  response: z.object({ orderIds: z.array(z.number()) }),
  idempotencyKey: true,
})

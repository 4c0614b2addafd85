import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { enquiryMessages } from '../../platform/messages/at-work'
import { enquiryLine } from './enquiry-line'
import { texts } from '../texts'

export const LONGEST_TEXT = 200_000

export const readEnquiryLines = defineCall({
  method: 'POST',
  path: '/Enquiry/LH/ReadEnquiryLines',
  permission: 'raise an enquiry',
  summary: 'What a pasted list asks for, one entry per line with something on it. Nothing is kept.',
  input: z.object({
    text: z
      .string({ error: () => enquiryMessages.noText })
      .max(LONGEST_TEXT, { error: () => texts.textTooLong })
      .refine((text) => text.isWellFormed(), { error: () => texts.textUnusable }),
  }),
  response: z.array(enquiryLine),
})

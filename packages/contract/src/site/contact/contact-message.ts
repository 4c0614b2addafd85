import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { email, text } from '../../platform/fields'
import { contactMessages } from '../../platform/messages/at-work'
import { texts } from '../texts'
import { fieldTexts } from '../../platform/field-texts'

const MAX_MESSAGE = 2000

/** Text on several lines: as `text`, with line breaks and tabs. Browsers send a line break as two characters. */
const message = z
  .string({ error: () => contactMessages.messageMissing })
  .transform((typed) => typed.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC'))
  .pipe(
    z
      .string()
      .min(1, { error: () => contactMessages.messageMissing })
      .max(MAX_MESSAGE, { error: () => texts.messageTooLong })
      .refine((typed) => typed.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(typed), {
        error: () => texts.messageUnusable,
      }),
  )

const FEWEST_DIGITS = 6

const isPhone = (typed: string) => /^[\d+ -]*$/.test(typed) && typed.replaceAll(/\D/g, '').length >= FEWEST_DIGITS

export const contactMessage = defineCall({
  method: 'POST',
  path: '/Contact/LH/ContactMessage',
  permission: 'write to the site',
  summary: 'Keeps a message to support and mails it there, on request with a copy to its writer.',
  input: z.object({
    name: text(
      () => texts.name,
      50,
      () => contactMessages.nameMissing,
    ),
    email,
    /** As people write numbers: +91 98123-45678. */
    phone: text(
      () => texts.phone,
      15,
      () => contactMessages.phoneMissing,
    ).refine(isPhone, { error: () => contactMessages.phoneInvalid }),
    message,
    copy: z.boolean({ error: () => fieldTexts.notTrueOrFalse('copy') }).default(false),
  }),
  response: z.object({
    success: z.literal(true),
    /** Whether a copy goes to the writer: an address gets a few a day, since anybody can enter any address. */
    copied: z.boolean(),
  }),
  idempotencyKey: true,
})

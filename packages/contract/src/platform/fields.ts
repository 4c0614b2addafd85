import { z } from 'zod'
import { isGstinPattern } from '@lohahaat/domain/identity/gstin'
import { EMAIL, EMAIL_MAX } from './email-address'
import { messages } from './messages'

/** Control characters break headers and logs, and half a surrogate pair can't be encoded at all. */
export const isPlainText = (value: string) => value.isWellFormed() && !/\p{Cc}/u.test(value)

/** Text a person typed on one line: trimmed, one Unicode form, its length counted after that. */
export const text = (label: string, max: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .normalize('NFC')
    .min(1, { error: missing })
    .max(max, { error: `${label} can have at most ${max} characters.` })
    .refine(isPlainText, { error: `${label} contains characters that can't be used.` })

/** A field of a form that was left empty. */
export const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null)

/** As text, where it may be left out. */
export const optionalText = (label: string, max: number) =>
  blank
    .or(text(label, max, `${label} is empty.`))
    .nullish()
    .transform((value) => value ?? null)

export const email = z
  .string({ error: messages.emailMissing })
  .trim()
  .min(1, { error: messages.emailMissing })
  .max(EMAIL_MAX, { error: messages.emailInvalid })
  .regex(EMAIL, { error: messages.emailInvalid })

export const contactName = text('Full Name', 70, messages.fullNameMissing)
/** The word that stands for no name at all: whoever had it would count as signed out. */
export const businessName = text('Business Name', 70, messages.businessNameMissing).refine(
  (name) => name.toLowerCase() !== 'undefined',
  { error: messages.businessNameUnusable },
)

export const contactPhone = z
  .string({ error: messages.contactNumberMissing })
  .trim()
  .regex(/^\d{10}$/, { error: messages.contactNumberMissing })

/** The pattern decides; a wrong check digit is only hinted at on the screen, since the owner's rule is the pattern. */
export const gstNumber = z
  .string({ error: messages.gstNumberMissing })
  .trim()
  .toUpperCase()
  .min(1, { error: messages.gstNumberMissing })
  .refine(isGstinPattern, { error: messages.gstNumberInvalid })

export const oneTimePassword = z
  .string({ error: messages.otpMissing })
  .trim()
  .min(1, { error: messages.otpMissing })
  .regex(/^\d{5}$/, { error: messages.otpIncorrect })

const linkIncomplete = 'This link is not complete. Please open it from the mail once more.'

/** The 128 bits in a mailed link. */
export const linkSecret = z.string({ error: linkIncomplete }).regex(/^[\w-]{22}$/, { error: linkIncomplete })

export const pinCode = z
  .string({ error: 'Please enter PIN code.' })
  .trim()
  .regex(/^[1-9]\d{5}$/, { error: 'Please enter a valid 6-digit PIN code.' })

/** Where goods go whose buyer hasn't said where. */
export const DEFAULT_PIN_CODE = '123401'

/** The largest id that the database can hold; a larger one can't exist, so it is malformed rather than unknown. */
const MAX_ID = 2_147_483_647

/** The id of a record in a body. */
export const recordId = (name: string, missing = `${name} is missing or not an id.`) =>
  z
    .int({ error: missing })
    .min(1, { error: missing })
    .max(MAX_ID, { error: `${name} is too large.` })

/** A whole number in a query, where everything arrives as text. Written plainly: neither 0x10 nor 1e9 is meant. */
export const queryNumber = (name: string, missing = `${name} is missing.`) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform((value) => (/^-?\d{1,15}$/.test(String(value)) ? Number(value) : NaN))

/** The id of a record in a query. */
export const queryId = (name: string, missing = `${name} is missing or not an id.`) =>
  queryNumber(name, missing).pipe(recordId(name, missing))

/** As queryId; -1 means all. */
export const queryIdOrAll = (name: string) =>
  queryNumber(name, `${name} is missing or not an id.`).pipe(
    z.union([z.literal(-1), recordId(name)], { error: `${name} is missing or not an id.` }),
  )

/** An instant on the wire: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true })

export const success = z.object({ success: z.literal(true) })

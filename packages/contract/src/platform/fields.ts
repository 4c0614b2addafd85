import { z } from 'zod'
import { isGstinPattern } from '@lohahaat/domain/identity/gstin'
import type { Text } from '@lohahaat/domain/platform/language'
import { EMAIL, EMAIL_MAX } from './email-address'
import { fieldTexts } from './field-texts/field-texts'
import { messages } from './messages'
import { accountMessages } from './messages/account'
import { MAX_ID } from './record-id'
import { isPlainText } from './text-problem'

/** Text a person typed on one line: trimmed, one Unicode form, its length counted after that. */
export const text = (label: Text, max: number, missing: Text) =>
  z
    .string({ error: missing })
    .trim()
    .normalize('NFC')
    .min(1, { error: missing })
    .max(max, { error: () => fieldTexts.tooLong(label(), max) })
    .refine(isPlainText, { error: () => fieldTexts.unusable(label()) })

/** A field of a form that was left empty. */
export const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null)

/** As text, where it may be left out. */
export const optionalText = (label: Text, max: number) =>
  blank
    .or(text(label, max, () => fieldTexts.empty(label())))
    .nullish()
    .transform((value) => value ?? null)

export const email = z
  .string({ error: () => messages.emailMissing })
  .trim()
  .min(1, { error: () => messages.emailMissing })
  .max(EMAIL_MAX, { error: () => messages.emailInvalid })
  .regex(EMAIL, { error: () => messages.emailInvalid })

export const contactName = text(
  () => fieldTexts.fullName,
  70,
  () => accountMessages.fullNameMissing,
)
/** 'undefined' is how a session value is sent that is not set: a user with that name would count as signed out. */
export const businessName = text(
  () => fieldTexts.businessName,
  70,
  () => accountMessages.businessNameMissing,
).refine((name) => name.toLowerCase() !== 'undefined', { error: () => accountMessages.businessNameUnusable })

export const contactPhone = z
  .string({ error: () => accountMessages.contactNumberMissing })
  .trim()
  .regex(/^\d{10}$/, { error: () => accountMessages.contactNumberMissing })

/** The pattern decides; a wrong check digit is only hinted at on the screen, since the owner's rule is the pattern. */
export const gstNumber = z
  .string({ error: () => accountMessages.gstNumberMissing })
  .trim()
  .toUpperCase()
  .min(1, { error: () => accountMessages.gstNumberMissing })
  .refine(isGstinPattern, { error: () => accountMessages.gstNumberInvalid })

export const oneTimePassword = z
  .string({ error: () => accountMessages.otpMissing })
  .trim()
  .min(1, { error: () => accountMessages.otpMissing })
  .regex(/^\d{5}$/, { error: () => accountMessages.otpIncorrect })

const linkIncomplete = () => fieldTexts.linkIncomplete

/** The 128 bits in a mailed link. */
export const linkSecret = z.string({ error: linkIncomplete }).regex(/^[\w-]{22}$/, { error: linkIncomplete })

export const pinCode = z
  .string({ error: () => fieldTexts.pinCodeMissing })
  .trim()
  .regex(/^[1-9]\d{5}$/, { error: () => fieldTexts.pinCodeInvalid })

/** The id of a record in a body. */
export const recordId = (name: string, missing: Text = () => fieldTexts.notAnId(name)) =>
  z
    .int({ error: missing })
    .min(1, { error: missing })
    .max(MAX_ID, { error: () => fieldTexts.idTooLarge(name) })

/** A whole number in a query, where everything arrives as text. Written plainly: neither 0x10 nor 1e9 is meant. */
export const queryNumber = (name: string, missing: Text = () => fieldTexts.missing(name)) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform((value) => (/^-?\d{1,15}$/.test(String(value)) ? Number(value) : NaN))

/** The id of a record in a query. */
export const queryId = (name: string, missing?: Text) =>
  queryNumber(name, missing ?? (() => fieldTexts.notAnId(name))).pipe(recordId(name, missing))

/** As queryId; -1 means all. */
export const queryIdOrAll = (name: string) =>
  queryNumber(name, () => fieldTexts.notAnId(name)).pipe(
    z.union([z.literal(-1), recordId(name)], { error: () => fieldTexts.notAnId(name) }),
  )

/** An instant on the wire: ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true })

export const success = z.object({ success: z.literal(true) })

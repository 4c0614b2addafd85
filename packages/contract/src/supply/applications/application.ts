import { z } from 'zod'
import { applicationStatuses, MOST_YARDS } from '@lohahaat/domain/supply/application'
import { fieldTexts } from '../../platform/field-texts/field-texts'
import { instant, recordId } from '../../platform/fields'
import { isPlainText } from '../../platform/text-problem'
import type { Text } from '@lohahaat/domain/platform/language'
import { texts } from '../texts'

/** As typed, for a draft; an empty one is kept empty. */
const typed = (label: Text, max: number) =>
  z
    .string({ error: () => fieldTexts.missing(label()) })
    .trim()
    .normalize('NFC')
    .max(max, { error: () => fieldTexts.tooLong(label(), max) })
    .refine(isPlainText, { error: () => fieldTexts.unusable(label()) })

const codeOf = (label: Text, max: number) => typed(label, max).toUpperCase()

const MOST_CHOSEN = 200
const idsOf = (error: Text) =>
  z
    .array(recordId('id', error), { error })
    .max(MOST_CHOSEN, { error })
    .transform((ids) => [...new Set(ids)])

/** What the form sends. A draft may be incomplete. */
export const applicationForm = z.object({
  businessName: typed(() => texts.businessName, 70),
  gstNumber: codeOf(() => texts.gstNumber, 20),
  bankAccount: typed(() => texts.bankAccount, 30),
  ifsc: codeOf(() => texts.ifsc, 20),
  yards: z
    .array(
      typed(() => texts.yard, 10),
      { error: () => texts.yardsWrong(MOST_YARDS) },
    )
    .max(MOST_YARDS, { error: () => texts.yardsWrong(MOST_YARDS) }),
  brandIds: idsOf(() => texts.brandsWrong),
  classIds: idsOf(() => texts.classesWrong),
  udyam: codeOf(() => texts.udyam, 30),
  licence: codeOf(() => texts.licence, 30),
})

export const fileKinds = ['udyam', 'licence', 'cheque'] as const
export type SupplierFileKind = (typeof fileKinds)[number]

export const shownStatuses = [...applicationStatuses, 'Closed for holidays'] as const

const holidays = z.object({ from: z.string(), to: z.string() })

export const applicationNote = z.object({
  at: instant,
  by: z.string(),
  /** Where the application stood after it; null for a mere note. */
  status: z.string().nullable(),
  text: z.string().nullable(),
  isShown: z.boolean(),
})

export const application = z.object({
  businessName: z.string(),
  gstNumber: z.string(),
  bankAccount: z.string(),
  ifsc: z.string(),
  /** PIN codes. */
  yards: z.array(z.string()),
  brandIds: z.array(z.number()),
  classIds: z.array(z.number()),
  udyam: z.string(),
  licence: z.string(),
  companyId: z.number(),
  status: z.enum(shownStatuses),
  pan: z.string(),
  files: z.array(
    z.object({
      fileId: z.number(),
      kind: z.enum(fileKinds),
      name: z.string(),
      bytes: z.number(),
      /** It belongs to a change that nobody has decided about. */
      isWaiting: z.boolean(),
    }),
  ),
  /** What the supplier wants to be changed; null where nothing waits. */
  waiting: z
    .object({
      gstNumber: z.string(),
      pan: z.string(),
      bankAccount: z.string(),
      ifsc: z.string(),
      udyam: z.string(),
      licence: z.string(),
      at: instant,
    })
    .nullable(),
  holidays: holidays.nullable(),
  submittedAt: instant.nullable(),
  updatedAt: instant,
  /** The oldest first. */
  notes: z.array(applicationNote),
})

export type Application = z.output<typeof application>

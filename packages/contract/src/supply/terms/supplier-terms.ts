import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, recordId } from '../../platform/fields'
import { texts } from '../order-texts'

const path = '/Supply/LH/SupplierTerms'

const figures = {
  answerHours: decimal(() => texts.answerHours, { min: 1, max: 720, places: 0 }),
  paymentDays: decimal(() => texts.paymentDays, { min: 0, max: 365, places: 0 }),
}

const terms = z.object({
  supplierTermsId: z.number(),
  ...figures,
  changedBy: z.string().nullable(),
  changedAt: instant,
})

export type SupplierTermsRow = z.output<typeof terms>

export const fetchSupplierTerms = defineCall({
  method: 'GET',
  path,
  permission: 'manage orders',
  summary: 'How long suppliers have to answer and when they are paid, and the newest 100 versions of it.',
  response: z.object({
    /** Null until the first is entered: then it is 24 hours and 30 days. */
    current: terms.nullable(),
    history: z.array(terms),
  }),
})

export const saveSupplierTermsInput = z.object({
  ...figures,
  /** The version that the form was loaded with. */
  supplierTermsId: recordId('supplierTermsId').optional(),
})

export const saveSupplierTerms = defineCall({
  method: 'PUT',
  path,
  permission: 'manage orders',
  summary: 'Sets the clock for suppliers and when they are paid; lines that wait already keep theirs.',
  input: saveSupplierTermsInput,
  response: terms,
})

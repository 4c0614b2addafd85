import { z } from 'zod'
import type { Text } from '@lohahaat/domain/platform/language'
import { defineCall } from '../../platform/define-call'
import { instant, recordId } from '../../platform/fields'
import { decimal } from '../../platform/decimal'
import { texts } from '../texts'

const path = '/Fee/LH/FeeDetails'

const rupees = (label: Text) => decimal(label, { min: 0, max: 100_000, places: 2 })

/** What the form of the fees sends: GST in percent, the others in rupees. */
export const feeFields = {
  gstPercent: decimal(() => texts.gst, { min: 0, max: 100, places: 2 }),
  weighmentCharge: rupees(() => texts.weighment),
  loadingCharge: rupees(() => texts.loading),
  platformFee: rupees(() => texts.platformFees),
  handlingFee: rupees(() => texts.handling),
}

const fee = z.object({
  feeId: z.number(),
  gstPercent: z.number(),
  weighmentCharge: z.number(),
  loadingCharge: z.number(),
  platformFee: z.number(),
  handlingFee: z.number(),
  /** Null for the fees that came with the demo data. */
  changedBy: z.string().nullable(),
  changedAt: instant,
})

export type Fee = z.output<typeof fee>

export const fetchFeeDetails = defineCall({
  method: 'GET',
  path,
  permission: 'manage fees',
  summary: 'The fees in force, and the newest 100 there were, newest first.',
  response: z.object({
    /** Null until the first is entered. */
    current: fee.nullable(),
    history: z.array(fee),
  }),
})

export const saveFeeDetailsInput = z.object({
  ...feeFields,
  /** The fees that the form was loaded with. */
  feeId: recordId('feeId').optional(),
})

export const saveFeeDetails = defineCall({
  method: 'PUT',
  path,
  permission: 'manage fees',
  summary: 'Puts new fees in force; orders keep those they were made with.',
  input: saveFeeDetailsInput,
  response: fee,
})

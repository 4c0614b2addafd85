import { z } from 'zod'
import { decimal } from '../../platform/decimal'
import { defineCall } from '../../platform/define-call'
import { instant, recordId } from '../../platform/fields'
import { texts } from '../texts'

const path = '/Freight/LH/FreightTerms'
const MOST_RATES = 100

/** What a truck of a size costs up to a distance, in rupees for a ton and a kilometre. */
const freightRate = z.object({
  truckTons: decimal(() => texts.truck, { min: 1, max: 100, places: 0 }),
  upToKm: decimal(() => texts.distance, { min: 1, max: 10_000, places: 0 }),
  rupeesPerTonKm: decimal(() => texts.freightRate, { above: 0, max: 1000, places: 2 }),
})

export type FreightRateRow = z.output<typeof freightRate>

const freightRates = z
  .array(freightRate)
  .min(1, { error: () => texts.freightRatesMissing })
  .max(MOST_RATES)
  .superRefine((rates, context) => {
    const seen = new Set<string>()
    for (const { truckTons, upToKm } of rates) {
      const key = `${truckTons} ${upToKm}`
      if (seen.has(key)) context.addIssue({ code: 'custom', message: texts.freightRateTwice(truckTons, upToKm) })
      seen.add(key)
    }
  })

const termFields = {
  roadFactorPercent: decimal(() => texts.roadFactor, { min: 100, max: 300, places: 0 }),
  kmPerDay: decimal(() => texts.kmPerDay, { min: 50, max: 2000, places: 0 }),
  leastRupeesPerTon: decimal(() => texts.leastFreight, { min: 0, max: 100_000, places: 2 }),
  isCharged: z.boolean({ error: () => texts.chargedMissing }),
  rates: freightRates,
}

const terms = z.object({
  termsId: z.number(),
  ...termFields,
  /** Null for those that came with the demo data. */
  changedBy: z.string().nullable(),
  changedAt: instant,
})

export type FreightTermsRow = z.output<typeof terms>

export const fetchFreightTerms = defineCall({
  method: 'GET',
  path,
  permission: 'manage freight',
  summary: 'How freight is estimated now, and the newest 100 versions of it, newest first.',
  response: z.object({
    /** Null until the first is entered: then no freight is estimated. */
    current: terms.nullable(),
    history: z.array(terms),
  }),
})

export const saveFreightTermsInput = z.object({
  ...termFields,
  /** The version that the form was loaded with. */
  termsId: recordId('termsId').optional(),
})

export const saveFreightTerms = defineCall({
  method: 'PUT',
  path,
  permission: 'manage freight',
  summary: 'Puts new rates of freight in force; orders keep what they were charged.',
  input: saveFreightTermsInput,
  response: terms,
})

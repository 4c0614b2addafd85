import { z } from 'zod'
import { usualEInvoiceSettings } from '@lohahaat/domain/billing/einvoice/settings'
import { usualEwayLimits, usualEwaySettings } from '@lohahaat/domain/billing/eway-bill/settings'
import { usualChangeTimes, usualKmPerDay } from '@lohahaat/domain/billing/eway-bill/validity'
import { toRupees } from '@lohahaat/domain/platform/money'
import { findState } from '@lohahaat/domain/reference/states'
import { MOST_KM } from '../../fulfilment/most-km'
import { decimal } from '../../platform/decimal'
import { gstNumber, text } from '../../platform/fields'
import { texts } from './texts'

const whole = (label: () => string, min: number, max: number) => decimal(label, { min, max, places: 0 })

/** How the bulk file spells what it asks for since August 2026; null: it is entered on the portal. */
const key = text(
  () => texts.key,
  40,
  () => texts.keyWrong,
)
  .regex(/^[A-Za-z_]\w*$/, { error: () => texts.keyWrong })
  .nullable()
  .default(null)

const rupees = decimal(() => texts.limit, { min: 0, max: 100_000_000, places: 2 })

// Field by field: the build of the site loses what a module-level rest (...) would hold.
const usual = usualEwaySettings

/** For how long a portal cancels what it gave. */
const cancelHours = (label: () => string) => whole(label, 1, 720).default(usualChangeTimes.cancelHours)

/** What both portals ask of lines. */
export const lineSettings = z.object({
  hsnDigits: z
    .union([z.literal(4), z.literal(6), z.literal(8)], { error: () => texts.hsnDigits })
    .default(usual.hsnDigits),
  /** In percent. */
  gstRates: z
    .array(decimal(() => texts.gstRate, { min: 0, max: 100, places: 2 }))
    .min(1, { error: () => texts.ratesMissing })
    .max(30)
    .default(usual.gstRates.map((rate) => Number(rate) / 100)),
})

export const ewaySettings = z.object({
  version: text(
    () => texts.fileVersion,
    20,
    () => texts.fileVersion,
  ).default(usual.version),
  shipToGstinKey: key,
  shipToNameKey: key,
  dispatchFromGstinKey: key,
  dispatchFromNameKey: key,
  sezStateCode: whole(() => texts.sezStateCode, 1, 99).default(usual.sezStateCode),
  oldestDays: whole(() => texts.oldestDays, 1, 3650).default(usual.oldestDays),
  mostKm: whole(() => texts.mostKm, 1, MOST_KM).default(usual.mostKm),
  kmTolerancePercent: whole(() => texts.kmTolerance, 0, 100).default(usual.kmTolerancePercent),
  needsIrn: z.boolean().default(usual.needsIrn),
  mostLines: whole(() => texts.mostLines, 1, 1000).default(usual.mostLines),
  kmPerDay: whole(() => texts.kmPerDay, 1, 1000).default(usualKmPerDay.regular),
  kmPerDayOverDimensional: whole(() => texts.kmPerDayOverDimensional, 1, 1000).default(usualKmPerDay.overDimensional),
  /** So many hours before a bill ends, who dispatches and the administrators are told. */
  warnHours: whole(() => texts.warnHours, 1, 72).default(12),
  cancelHours: cancelHours(() => texts.cancelEwayHours),
  extendHours: whole(() => texts.extendHours, 1, 240).default(usualChangeTimes.extendHours),
  mostDays: whole(() => texts.mostDays, 1, 3650).default(usualChangeTimes.mostDays),
})

const limits = usualEwayLimits

export const ewayLimits = z.object({
  betweenStates: rupees.default(toRupees(limits.betweenStates)),
  withinState: rupees.default(toRupees(limits.withinState)),
  /** Where a state has another limit; some have a higher one within a city. */
  ofStates: z
    .array(
      z.object({
        stateCode: z.string().refine((code) => findState(code)?.active, { error: () => texts.stateUnknown }),
        withinState: rupees,
        withinCity: rupees.nullable(),
      }),
    )
    .max(40)
    .refine((states) => new Set(states.map(({ stateCode }) => stateCode)).size === states.length, {
      error: () => texts.stateTwice,
    })
    .default(
      Object.entries(limits.ofStates)
        .map(([stateCode, { withinState, withinCity }]) => ({
          stateCode,
          withinState: toRupees(withinState),
          withinCity: withinCity === undefined ? null : toRupees(withinCity),
        }))
        .sort((one, other) => Number(one.stateCode) - Number(other.stateCode)),
    ),
})

export const einvoiceSettings = z.object({
  /** Days to report a document in; null where the turnover is too small for that. */
  reportWithinDays: whole(() => texts.reportDays, 1, 3650)
    .nullable()
    .default(usualEInvoiceSettings.reportWithinDays),
  /** Where the house is an e-commerce operator and not the seller. */
  marketplaceGstin: gstNumber.nullable().default(usualEInvoiceSettings.marketplaceGstin),
  mostLines: whole(() => texts.mostLines, 1, 5000).default(usualEInvoiceSettings.mostLines),
  cancelHours: cancelHours(() => texts.cancelIrnHours),
})

import { billingSettings, type BillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import type { EInvoiceSettings } from '@lohahaat/domain/billing/einvoice/settings'
import type { EwayLimits, EwaySettings } from '@lohahaat/domain/billing/eway-bill/settings'
import type { ChangeTimes, KmPerDay } from '@lohahaat/domain/billing/eway-bill/validity'
import type { TaxFigures } from '@lohahaat/domain/billing/tax-figures'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { findSetting, findSettingAt } from '../../reference/trade-settings/trade-settings.repository'

/** What is in force; a figure that was added later than the stored row is the usual one. */
export const loadBillingSettings = async (db: Db): Promise<BillingSettings> =>
  billingSettings.parse((await findSetting(db, 'billing')) ?? {})

/** What was in force just before an instant. */
export const loadBillingSettingsAt = async (db: Db, at: Date): Promise<BillingSettings> =>
  billingSettings.parse((await findSettingAt(db, 'billing', at)) ?? {})

const linesOf = ({ documentLines: { hsnDigits, gstRates } }: BillingSettings) => ({
  hsnDigits,
  gstRates: gstRates.map(hundredths),
})

/** The schema allows two decimals, so that rounding only drops the binary rest. */
const hundredths = (percent: number) => BigInt(Math.round(percent * 100))

/** The settings of the e-way bill as its rules take them. */
export function ewaySettingsOf(settings: BillingSettings): EwaySettings {
  const { shipToGstinKey, shipToNameKey, dispatchFromGstinKey, dispatchFromNameKey, ...eway } = settings.eway
  return {
    ...eway,
    ...linesOf(settings),
    keys: {
      shipToGstin: shipToGstinKey,
      shipToName: shipToNameKey,
      dispatchFromGstin: dispatchFromGstinKey,
      dispatchFromName: dispatchFromNameKey,
    },
  }
}

export const ewayLimitsOf = ({ ewayLimits }: BillingSettings): EwayLimits => ({
  betweenStates: rupees(ewayLimits.betweenStates),
  withinState: rupees(ewayLimits.withinState),
  ofStates: Object.fromEntries(
    ewayLimits.ofStates.map(({ stateCode, withinState, withinCity }) => [
      stateCode,
      { withinState: rupees(withinState), ...(withinCity === null ? {} : { withinCity: rupees(withinCity) }) },
    ]),
  ),
})

export const kmPerDayOf = ({ eway }: BillingSettings): KmPerDay => ({
  regular: eway.kmPerDay,
  overDimensional: eway.kmPerDayOverDimensional,
})

export const changeTimesOf = ({ eway: { cancelHours, extendHours, mostDays } }: BillingSettings): ChangeTimes => ({
  cancelHours,
  extendHours,
  mostDays,
})

export const taxFiguresOf = ({ taxes }: BillingSettings): TaxFigures => ({
  creditUntil: taxes.creditUntil,
  commissionGst: hundredths(taxes.commissionGstPercent),
  tds: hundredths(taxes.tdsPercent),
})

export const einvoiceSettingsOf = (settings: BillingSettings): EInvoiceSettings => ({
  ...settings.einvoice,
  ...linesOf(settings),
})

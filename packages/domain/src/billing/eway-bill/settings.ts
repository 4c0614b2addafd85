import { rupees, type Paise } from '../../platform/money'
import { knownGstRates, type FigureLimits } from '../checks/check-figures'

/** The value up to which goods travel without an e-way bill; above it they need one. */
export interface EwayLimits {
  betweenStates: Paise
  withinState: Paise
  /** By the GST code of the state, where it set another limit; some have a higher one within a city. */
  ofStates: Readonly<Record<string, { withinState: Paise; withinCity?: Paise }>>
}

const lakh = rupees(100_000)

/** As collected in November 2026. The lists of states differ: check each before real use. */
export const usualEwayLimits: EwayLimits = {
  betweenStates: rupees(50_000),
  withinState: rupees(50_000),
  ofStates: {
    '03': { withinState: lakh },
    '07': { withinState: lakh },
    '08': { withinState: lakh, withinCity: 2n * lakh },
    '10': { withinState: lakh },
    '19': { withinState: lakh },
    '20': { withinState: lakh },
    '27': { withinState: lakh },
    '33': { withinState: lakh },
  },
}

/**
 * The keys of the bulk file for a third party's GST number and name, asked for since August 2026. How the bulk file
 * spells them isn't published: null leaves one out, and it is entered on the portal.
 */
export interface ThirdPartyKeys {
  shipToGstin: string | null
  shipToName: string | null
  dispatchFromGstin: string | null
  dispatchFromName: string | null
}

export interface EwaySettings extends FigureLimits {
  version: string
  keys: ThirdPartyKeys
  /** The state code of a buyer in a special economic zone: programs send 96 or 99. */
  sezStateCode: number
  /** Days after which a document is too old. */
  oldestDays: number
  mostKm: number
  /** How far a distance may be off the portal's own, in percent. */
  kmTolerancePercent: number
  /** At the seller's turnover e-invoices are mandatory: a bill without an IRN gets a warning. */
  needsIrn: boolean
}

export const usualEwaySettings: EwaySettings = {
  version: '1.0.0621',
  keys: { shipToGstin: null, shipToName: null, dispatchFromGstin: null, dispatchFromName: null },
  sezStateCode: 96,
  oldestDays: 180,
  mostKm: 4000,
  kmTolerancePercent: 10,
  needsIrn: true,
  mostLines: 250,
  hsnDigits: 6,
  gstRates: knownGstRates,
}

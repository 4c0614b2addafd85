import {
  defaultFulfilmentSettings,
  settings as schema,
  type FulfilmentSettings,
} from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import type { AskedLimits } from '@lohahaat/domain/fulfilment/certificates/limits'
import type { LoadingTolerance } from '@lohahaat/domain/fulfilment/loading'
import type { SettlementPolicy } from '@lohahaat/domain/fulfilment/weighbridge/settlement'
import type { ShortageRule } from '@lohahaat/domain/fulfilment/weighbridge/shortage'
import type { VehicleLimits } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import type { Db } from '../../platform/db/db'
import { findSetting } from './trade-settings.repository'

/** The limits in force, as the rules take them. */
interface FulfilmentLimits {
  loadingToleranceHundredths: LoadingTolerance
  shortageRule: ShortageRule
  policy: SettlementPolicy
  askedLimits: AskedLimits
  vehicleLimits: VehicleLimits
}

/**
 * The one reader of these settings: everything in the server that needs such a figure asks here. It is below the orders,
 * since their status depends on the tolerance of loading.
 */
export const fulfilmentSettings = async (db: Db): Promise<FulfilmentLimits> =>
  toLimits(readStored(await findSetting(db, 'fulfilment')))

/** A figure that came later is missing in older rows: then it is the usual one. */
export const readStored = (value: unknown): FulfilmentSettings =>
  schema.parse({ ...defaultFulfilmentSettings, ...(value as object | null) })

const toLimits = (settings: FulfilmentSettings): FulfilmentLimits => ({
  loadingToleranceHundredths: hundredths(settings.loadingTolerancePercent),
  shortageRule: {
    percent: hundredths(settings.shortagePercent),
    divisions: BigInt(settings.shortageDivisions),
    divisionKg: BigInt(settings.divisionKg),
  },
  policy: settings.policy,
  askedLimits: {
    zinc: { enough: String(settings.zincEnough), least: String(settings.zincLeast) },
    hydrostatic: settings.hydrostaticLeast.toFixed(1),
  },
  vehicleLimits: {
    leastTareKg: BigInt(settings.leastTareKg),
    mostTareKg: BigInt(settings.mostTareKg),
    mostGrossKg: BigInt(settings.mostGrossKg),
  },
})

/** The schema allows two decimals, so that rounding only drops the binary rest. */
const hundredths = (percent: number) => BigInt(Math.round(percent * 100))

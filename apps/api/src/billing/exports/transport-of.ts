import type { Transport } from '@lohahaat/domain/billing/eway-bill/transport'
import type { TaxDocument } from '@lohahaat/domain/billing/invoice'
import { roadKm } from '@lohahaat/domain/reference/road-distance'
import { currentFreightTerms } from '../../inventory/freight/freight-terms.repository'
import type { Db } from '../../platform/db/db'
import { findPoint } from '../../reference/pin-codes/pin-point'
import type { Exported } from './exported-document'

/** How a truck travels. Without a distance of its own the portal takes the one that it has for the PIN codes. */
export const transportOf = ({ consignment: truck }: Pick<Exported, 'consignment'>): Transport => ({
  mode: 'road',
  vehicleNo: truck.vehicleNo ?? '',
  isOverDimensional: truck.isOverDimensional,
  transporterName: truck.transporterName ?? '',
  transporterId: truck.transporterId ?? '',
  documentNo: truck.lrNo ?? '',
  documentDate: truck.lrDate,
  km: truck.km ?? 0,
  portalKm: null,
})

/** Where freight has no terms yet. */
const USUAL_ROAD_FACTOR = 130

/** Kilometres by road as freight counts them; null where a place isn't known. */
export async function aboutKm(db: Db, { seller, buyer, shipTo, dispatchFrom }: TaxDocument): Promise<number | null> {
  const from = await findPoint((dispatchFrom ?? seller).address.pinCode)
  const to = await findPoint((shipTo ?? buyer).address.pinCode)
  const { roadFactorPercent = USUAL_ROAD_FACTOR } = (await currentFreightTerms(db)) ?? {}
  return from && to ? roadKm(from, to, roadFactorPercent) : null
}

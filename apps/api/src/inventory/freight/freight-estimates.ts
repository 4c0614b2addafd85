import type { fetchFreightEstimates } from '@lohahaat/contract/inventory/freight/freight-estimates'
import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { estimateFreight, type FreightTerms } from '@lohahaat/domain/inventory/freight/freight'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { toRupees } from '@lohahaat/domain/platform/money'
import { gramsPerTon } from '@lohahaat/domain/platform/weight-units'
import { roadKm } from '@lohahaat/domain/reference/road-distance'
import type { Db } from '../../platform/db/db'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import { findPoint } from '../../reference/pin-codes/pin-point'
import { currentFreightTerms } from './freight-terms.repository'
import { listYards } from './item-yards.repository'

type Estimates = typeof fetchFreightEstimates

/** Freight of each item by itself. The load decides on the truck; without one it is the smallest, full. */
export async function loadFreightEstimates(
  db: Db,
  { pinCode, itemIds, tons }: ParsedInputOf<Estimates>,
): Promise<ResponseOf<Estimates>> {
  const [terms, yards, [place]] = await Promise.all([
    currentFreightTerms(db),
    listYards(db, itemIds),
    findPlaces(pinCode),
  ])
  const answer = { city: place?.city ?? null, isCharged: terms?.isCharged ?? false }
  if (!terms) return { ...answer, estimates: [] }
  const grams = tons === undefined ? smallestTruckGrams(terms) : toUnits(tons, 3) * 1000n
  const ways = await measureWays(
    terms,
    yards.map((yard) => String(yard.pinCode)),
    pinCode,
  )
  const estimates = yards.flatMap(({ itemId, pinCode: yard }) => {
    const km = ways.get(String(yard))
    const estimate = km === undefined ? null : estimateFreight(terms, km, grams)
    if (!estimate) return []
    const { paisePerTon, km: distance, days, truckTons } = estimate
    return [{ itemId, km: distance, days, truckTons, rupeesPerTon: toRupees(paisePerTon) }]
  })
  return { ...answer, estimates }
}

const smallestTruckGrams = ({ rates }: FreightTerms) =>
  BigInt(Math.min(...rates.map(({ truckTons }) => truckTons))) * gramsPerTon

/** Kilometres by road from each yard; one whose place isn't known has none. */
async function measureWays(terms: FreightTerms, yards: readonly string[], pinCode: string) {
  const to = await findPoint(pinCode)
  const ways = new Map<string, number>()
  for (const yard of new Set(yards)) {
    const from = await findPoint(yard)
    if (from && to) ways.set(yard, roadKm(from, to, terms.roadFactorPercent))
  }
  return ways
}

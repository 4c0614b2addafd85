import { type FreightTerms, type FreightWay, priceWay } from '@lohahaat/domain/inventory/freight/freight'
import type { FreightYard } from '@lohahaat/domain/inventory/freight/load-freight'
import { roadKm } from '@lohahaat/domain/reference/road-distance'
import type { Db } from '../../platform/db/db'
import { groupBy } from '../../platform/group-by'
import { findPoint } from '../../reference/pin-codes/pin-point'
import { listYards } from './item-yards.repository'

/**
 * The ways to a PIN code from the yards that stock these items, the nearest first. What is loaded at one PIN code goes by
 * one truck. An item is left out where it has no yard, or where a place isn't known.
 */
export async function priceWays(
  db: Db,
  terms: FreightTerms,
  pinCode: string,
  itemIds: readonly number[],
): Promise<FreightYard[]> {
  const stocked = groupBy(await listYards(db, itemIds), (item) => String(item.pinCode))
  const ways: FreightYard[] = []
  for (const [yard, items] of stocked) {
    const way = await findWay(terms, yard, pinCode)
    if (way) ways.push({ ...way, itemIds: items.map(({ itemId }) => itemId) })
  }
  return ways.sort((one, other) => one.km - other.km || (one.itemIds[0] ?? 0) - (other.itemIds[0] ?? 0))
}

/** The way between two PIN codes; null where one of the places isn't known. */
export async function findWay(terms: FreightTerms, fromPin: string, toPin: string): Promise<FreightWay | null> {
  const [from, to] = [await findPoint(fromPin), await findPoint(toPin)]
  return from && to ? priceWay(terms, roadKm(from, to, terms.roadFactorPercent)) : null
}

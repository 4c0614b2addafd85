import type { FreightYard } from '@lohahaat/domain/inventory/freight/load-freight'
import { currentFreightTerms } from '../../inventory/freight/freight-terms.repository'
import { priceWays } from '../../inventory/freight/price-ways'
import type { Db } from '../../platform/db/db'
import type { AddressFields } from '../addresses/addresses.repository'
import type { CartRow } from './cart.repository'

/** The ways that a cart is charged by, at the terms in force; without an address there are none yet. */
export async function findCartWays(
  db: Db,
  lines: readonly Pick<CartRow, 'stockItemId'>[],
  shipping: Pick<AddressFields, 'pinCode'> | undefined,
): Promise<FreightYard[]> {
  const terms = await currentFreightTerms(db)
  if (!terms || !shipping || lines.length === 0) return []
  const itemIds = lines.map(({ stockItemId }) => stockItemId)
  return priceWays(db, terms, shipping.pinCode, itemIds)
}

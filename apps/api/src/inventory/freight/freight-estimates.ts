import type { fetchFreightEstimates } from '@lohahaat/contract/inventory/freight/freight-estimates'
import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { toYardRates } from '@lohahaat/domain/inventory/freight/yard-rates'
import type { Db } from '../../platform/db/db'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import { currentFreightTerms } from './freight-terms.repository'
import { priceWays } from './price-ways'

type Estimates = typeof fetchFreightEstimates

/** What a load costs follows from its weight, so that one answer serves every quantity. */
export async function loadFreightEstimates(
  db: Db,
  { pinCode, itemIds }: ParsedInputOf<Estimates>,
): Promise<ResponseOf<Estimates>> {
  const [terms, [place]] = await Promise.all([currentFreightTerms(db), findPlaces(pinCode)])
  return {
    city: place?.city ?? null,
    isCharged: terms?.isCharged ?? false,
    yards: terms ? toYardRates(await priceWays(db, terms, pinCode, itemIds)) : [],
  }
}

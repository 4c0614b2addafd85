import type { Db } from '../../platform/db/db'
import { isShortByWeight } from '../weighbridge/settlement'
import type { StoredConsignment } from './consignments.repository'
import { findReceipts } from './receipts.repository'

/**
 * Something is missing by the count or by the slips, and no note has settled it yet. Without slips to compare, the buyer's
 * word counts.
 */
export async function hasOpenShortage(tx: Db, { consignment: { id, noteNo }, lines }: StoredConsignment) {
  if (noteNo !== null) return false
  const receipt = (await findReceipts(tx, [id])).get(id)
  const isCountShort = lines.some(({ load }) => {
    const counted = receipt?.lines.find(({ orderLineId }) => orderLineId === load.orderLineId)
    const pieces = counted?.pieces ?? null
    return pieces !== null && load.pieces !== null && BigInt(pieces) < load.pieces
  })
  return isCountShort || ((await isShortByWeight(tx, id)) ?? receipt?.outcome === 'Short')
}

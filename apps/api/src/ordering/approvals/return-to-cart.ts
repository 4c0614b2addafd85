import { returnLine } from '@lohahaat/domain/ordering/approvals/return-line'
import type { Db } from '../../platform/db/db'
import { putLines } from '../cart/add-lines.repository'
import type { RequestLine } from './approvals.repository'
import { listInCart } from './requested-lines.repository'

/**
 * Puts lines of a request back into its requester's cart, whose lock the transaction must hold. That always works: the
 * cart may become longer than one that is filled by hand. Lines of a quote came from no cart.
 */
export async function returnToCart(tx: Db, requesterId: number, lines: readonly RequestLine[]) {
  const returning = new Map(lines.flatMap((line) => (line.stockItemId === null ? [] : [[line.stockItemId, line]])))
  if (returning.size === 0) return
  const items = await listInCart(tx, requesterId, [...returning.keys()])
  const changed = items.flatMap(({ itemId, pieceGrams, unit, quantity }) => {
    const line = returning.get(itemId)
    const present = unit === null || quantity === null ? null : { unit, quantity }
    return line ? { itemId, ...returnLine(present, line, pieceGrams) } : []
  })
  await putLines(tx, requesterId, changed)
}

import type { LineToLoad } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { toUnits } from '@lohahaat/domain/platform/decimal'
import { fromUnits } from '@lohahaat/domain/platform/decimal'

type Line = Pick<LineToLoad, 'orderLineId' | 'leftPieces' | 'leftKg' | 'weightPerPiece'>

/** What the largest truck of the trade carries. */
const PAYLOAD_GRAMS = 25_000_000n

/** What one truck takes of what is left: all of it, or as many lines and pieces as it carries, in their order. */
export function firstTruck(lines: readonly Line[]) {
  let room = PAYLOAD_GRAMS
  const load: { orderLineId: number; pieces?: number; kg?: number }[] = []
  for (const line of lines) {
    const taken = takenOf(line, room)
    if (!taken) continue
    room -= taken.grams
    load.push({ orderLineId: line.orderLineId, ...taken.load })
  }
  return load
}

function takenOf({ leftPieces, leftKg, weightPerPiece }: Line, room: bigint) {
  const left = toUnits(leftKg, 3)
  if (leftPieces === null) {
    const grams = left < room ? left : room
    return grams > 0n ? { grams, load: { kg: Number(fromUnits(grams, 3)) } } : null
  }
  // Without a weight per piece a part of the line can't be reckoned: it goes as a whole or on the next truck.
  const each = weightPerPiece === null ? null : toUnits(weightPerPiece, 3)
  const fitting = each === null ? (left <= room ? BigInt(leftPieces) : 0n) : room / each
  const pieces = fitting < BigInt(leftPieces) ? fitting : BigInt(leftPieces)
  if (pieces <= 0n) return null
  return each === null
    ? { grams: left, load: { pieces: Number(pieces), kg: leftKg } }
    : { grams: pieces * each, load: { pieces: Number(pieces) } }
}

import { divideHalfUp } from '../../platform/decimal'
import type { Paise } from '../../platform/money'

export interface PriceMove {
  old: Paise
  new: Paise
}

/** A price that moves further than this is asked about first: it is often a slip of the finger. */
export const ASKED_ABOVE_PERCENT = 10

/** Down counts as up: a lost zero sells steel below its cost. */
export const isFarMove = (move: PriceMove) => movesBeyond(move, ASKED_ABOVE_PERCENT)

export const movesBeyond = (move: PriceMove, percent: number) => size(move) * 100n > move.old * BigInt(percent)

/** The moves to ask about, the one that goes furthest for its price first. */
export const farMoves = <Move extends PriceMove>(moves: readonly Move[]): Move[] =>
  moves.filter(isFarMove).sort((one, other) => compare(size(other) * one.old, size(one) * other.old))

/** Tenths of a percent, rounded half up: from ₹60,000 to ₹67,500 are 125. */
export const moveTenths = ({ old, new: now }: PriceMove) => Number(divideHalfUp((now - old) * 1000n, old))

const size = ({ old, new: now }: PriceMove) => (now < old ? old - now : now - old)

function compare(one: bigint, other: bigint) {
  if (one === other) return 0
  return one < other ? -1 : 1
}

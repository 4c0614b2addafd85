import type { Fee } from '@lohahaat/contract/ordering/fees/fee-details'
import { type FigureName, mapFigures } from './figures'

type Turn = 'raised' | 'lowered' | null

export interface FeeStep extends Fee {
  /** How each figure compares with the previous fees. */
  turns: Readonly<Record<FigureName, Turn>>
}

/** The differences of each version of the fees, newest first; the oldest has nothing to compare with. */
export const stepsOf = (history: readonly Fee[]): FeeStep[] =>
  history.map((fee, place) => ({ ...fee, turns: mapFigures((name) => turn(history[place + 1]?.[name], fee[name])) }))

function turn(before: number | undefined, now: number): Turn {
  if (before === undefined || before === now) return null
  return now > before ? 'raised' : 'lowered'
}

import type { Fee } from '@lohahaat/contract/ordering/fees/fee-details'
import { type FigureName, mapFigures } from './figures'

type Turn = 'raised' | 'lowered' | null

export interface FeeStep extends Fee {
  /** How each figure stands to the fees before. */
  turns: Readonly<Record<FigureName, Turn>>
}

/** What each change of the fees changed; newest first, and nothing is known of what was before the oldest. */
export const stepsOf = (history: readonly Fee[]): FeeStep[] =>
  history.map((fee, place) => ({ ...fee, turns: mapFigures((name) => turn(history[place + 1]?.[name], fee[name])) }))

function turn(before: number | undefined, now: number): Turn {
  if (before === undefined || before === now) return null
  return now > before ? 'raised' : 'lowered'
}

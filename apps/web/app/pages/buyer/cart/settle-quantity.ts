import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity-problem'
import { cartMessages } from '@lohahaat/contract/platform/messages'

export interface Typed {
  quantity: string
  unit: Unit
}

interface Settled extends Typed {
  /** Why it differs from the typed text. */
  reason: string | null
}

const startsOver = (reason: string) =>
  reason === cartMessages.quantityInvalid || reason === cartMessages.quantityTooLarge

/**
 * The quantity after blur or a change of unit. An invalid quantity becomes 1. One with too many decimals is reset to
 * the saved one, unless that was in the other unit: a number never changes its unit silently.
 */
export function settleQuantity(typed: Typed, saved: Typed): Settled {
  const quantity = ungrouped(typed.quantity.trim()).replace(/\.$/, '')
  const reason = quantityProblem(quantity, typed.unit)
  if (reason === null) return { quantity, unit: typed.unit, reason }
  const goesBack = !startsOver(reason) && saved.unit === typed.unit
  return { quantity: goesBack ? saved.quantity : '1', unit: typed.unit, reason }
}

/** Accepts grouped numbers, 1,20,000 or 1,000.5; a comma that is not a group separator stays. */
const ungrouped = (text: string) => (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text)

import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { quantityProblem } from '@lohahaat/contract/ordering/cart/quantity'
import { cartMessages } from '@lohahaat/contract/platform/messages'

export interface Typed {
  quantity: string
  unit: Unit
}

interface Settled extends Typed {
  /** Why it isn't what was typed. */
  reason: string | null
}

const startsOver = (reason: string) =>
  reason === cartMessages.quantityInvalid || reason === cartMessages.quantityTooLarge

/**
 * What stands once a quantity field is left or the unit has changed. What is no quantity at all becomes 1. One that is only
 * too fine goes back to what was saved, unless that was in the other unit: a number never changes its unit unasked.
 */
export function settleQuantity(typed: Typed, saved: Typed): Settled {
  const quantity = ungrouped(typed.quantity.trim()).replace(/\.$/, '')
  const reason = quantityProblem(quantity, typed.unit)
  if (reason === null) return { quantity, unit: typed.unit, reason }
  const goesBack = !startsOver(reason) && saved.unit === typed.unit
  return { quantity: goesBack ? saved.quantity : '1', unit: typed.unit, reason }
}

/** As figures are written on paper, 1,20,000 or 1,000.5; a comma that can't be one between groups stays where it is. */
const ungrouped = (text: string) => (/^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text)

import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { lineGrams, wholeKilograms } from '@lohahaat/domain/catalogue/tons'
import { nameItem } from '../../inventory/stock/name-item'
import { Refusal } from '../../platform/refusal'
import type { CartRow } from '../cart/cart.repository'

/** Refuses a line of a cart, or of a request, whose item is not sold any more or whose stock is gone. */
export function requireAvailable(line: CartRow, isRequest = false) {
  if (!line.active) throw new Refusal('notSold', nameItem(line), isRequest)
  const asked = wholeKilograms(lineGrams(line))
  if (line.availableKg === null || asked <= line.availableKg) return
  throw new Refusal('notEnough', nameItem(line), fromUnits(line.availableKg, 3), fromUnits(asked, 3), isRequest)
}

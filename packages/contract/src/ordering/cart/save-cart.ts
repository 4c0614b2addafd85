import type { Unit } from '@lohahaat/domain/catalogue/tons'
import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { queryId } from '../../platform/fields'
import { cartMessages } from '../../platform/messages'
import { cartChanged } from './cart-changed'
import { quantity, unit } from './quantity'
import { quantityProblem } from './quantity-problem'

export const saveCart = defineCall({
  method: 'GET',
  path: '/Cart/LH/SaveCart',
  permission: 'buy',
  summary:
    "Puts an item into the caller's cart as 1 Ton, and one that is there already stays as it is; with Quantity and Unit it is set to them in either case.",
  input: z
    .object({ itemId: queryId('StockDetailId'), quantity: quantity.optional(), unit: unit.optional() })
    .superRefine(({ quantity, unit }, context) => {
      const message = wantedProblem(quantity, unit)
      if (message) context.addIssue({ code: 'custom', path: ['Quantity'], message })
    }),
  response: cartChanged.extend({ cartLineId: z.number() }),
})

/** Half of the pair says nothing: 5 of what, or how many Pieces? */
function wantedProblem(quantity: string | undefined, unit: Unit | undefined): string | null {
  if (quantity === undefined && unit === undefined) return null
  if (quantity === undefined) return cartMessages.quantityInvalid
  return unit === undefined ? cartMessages.unitInvalid : quantityProblem(quantity, unit)
}

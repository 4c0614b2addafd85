import { z } from 'zod'
import { success } from '../../platform/fields'

/** The answer to a change of the cart. */
export const cartChanged = success.extend({
  /** How many lines there are now. */
  cart: z.number(),
})

import { z } from 'zod'
import { defineCall } from '../../platform/define-call'
import { instant, recordId } from '../../platform/fields'
import { decimal } from '../../platform/decimal'
import { MAX_PRICE } from '../stock/stock-choices'
import { price } from '../stock/stock-item'
import { texts } from '../texts'

/** Twenty pages of the list. */
const MOST_PRICES = 1000

const pricesWrong = () => texts.pricesWrong(MOST_PRICES)

const newPrice = z.object({
  itemId: recordId('stockDetailId'),
  /** As the caller saw it: the change is refused when it is another one by now. */
  oldPrice: decimal(() => texts.oldPrice, { above: 0, max: MAX_PRICE, places: 2 }),
  price,
})

export const setStockPrices = defineCall({
  method: 'PUT',
  path: '/Stock/LH/StockPrices',
  permission: 'manage stock',
  summary:
    'Changes the prices of several stock items, in rupees per MT, all or none. Moves by more than 10 % have to be confirmed.',
  input: z.object({
    prices: z
      .array(newPrice, { error: pricesWrong })
      .min(1, { error: pricesWrong })
      .max(MOST_PRICES, { error: pricesWrong })
      .refine((rows) => new Set(rows.map(({ itemId }) => itemId)).size === rows.length, {
        error: () => texts.pricedTwice,
      }),
    confirmed: z.boolean({ error: () => texts.confirmedWrong }).optional(),
  }),
  response: z.object({
    /** What the change can be undone by; null where the prices were like this already. */
    changeId: z.number().nullable(),
    /** How many of a supplier's prices wait for approval. */
    waiting: z.number().optional(),
    prices: z.array(z.object({ itemId: z.number(), price: z.number(), updatedAt: instant })),
  }),
})

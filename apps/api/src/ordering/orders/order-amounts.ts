import type { Paise } from '@lohahaat/domain/platform/money'
import { freightPaise } from '@lohahaat/domain/sourcing/quote-totals'
import { freightOfLoads } from '@lohahaat/domain/inventory/freight/load-freight'
import { totalsOfGoods, withFreight, type CartTotals } from '@lohahaat/domain/ordering/totals'
import type { OrderAmounts } from '../order-changes/change-order.repository'
import { readYards } from './freight-yards'
import type { OrderLineRecord, OrderRecord } from './orders.repository'

/** The amount columns of an order. Freight is part of the total. */
export const amountsOf = ({ freight = 0n, ...totals }: CartTotals & { freight?: Paise }): OrderAmounts => ({
  goodsPaise: totals.goods,
  gstPaise: totals.gst,
  weighmentPaise: totals.weighment,
  loadingPaise: totals.loading,
  platformPaise: totals.platform,
  handlingPaise: totals.handling,
  freightPaise: freight,
  totalPaise: totals.total,
  totalGrams: totals.grams,
})

type AgreedRates = Pick<
  OrderRecord,
  | 'quoteId'
  | 'gstHundredths'
  | 'weighmentPaise'
  | 'loadingPaisePerTon'
  | 'platformPaisePerTon'
  | 'handlingPaisePerExtraBrand'
  | 'handlingPaise'
  | 'freightPaisePerTon'
  | 'freightPaise'
  | 'freightYards'
>
type ChargedLine = Pick<OrderLineRecord, 'amountPaise' | 'grams' | 'brandId' | 'stockItemId'>

/**
 * The amounts of an order with these lines: their own amounts, which a quote may have fixed per piece, and the charges
 * at the order's rates. The handling fee of a quoted lot was agreed for the lot and stays.
 */
export function amountsWith(order: AgreedRates, lines: readonly ChargedLine[]): OrderAmounts {
  const isQuoted = order.quoteId !== null
  const totals = totalsOfGoods(
    {
      goods: lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0n),
      grams: lines.reduce((sum, { grams }) => sum + grams, 0n),
      brands: isQuoted ? 1 : new Set(lines.map(({ brandId }) => brandId)).size,
    },
    {
      gstPercent: BigInt(order.gstHundredths),
      weighment: order.weighmentPaise,
      loadingPerTon: order.loadingPaisePerTon,
      platformPerTon: order.platformPaisePerTon,
      handlingPerExtraBrand: order.handlingPaisePerExtraBrand,
    },
  )
  const agreed = isQuoted ? order.handlingPaise : 0n
  const handled = { ...totals, handling: totals.handling + agreed, total: totals.total + agreed }
  return amountsOf(withFreight(handled, freightWith(order, lines)))
}

/**
 * Less may go by a smaller truck, which is dearer by the ton: a line that is deleted never makes the rest cost more to
 * bring than all of it did.
 */
function freightWith(order: AgreedRates, lines: readonly ChargedLine[]): Paise {
  if (order.freightYards === null)
    return freightPaise(
      lines.reduce((sum, { grams }) => sum + grams, 0n),
      order.freightPaisePerTon,
    )
  const loads = lines.map(({ stockItemId: itemId, grams }) => ({ itemId, grams }))
  const { paise } = freightOfLoads(readYards(order.freightYards), loads)
  return paise < order.freightPaise ? paise : order.freightPaise
}

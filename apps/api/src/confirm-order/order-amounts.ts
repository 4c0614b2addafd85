import { totalsOfGoods } from '@lohahaat/domain/totals'
import type { OrderAmounts } from './change-order.repository'
import type { OrderLineRecord, OrderRecord } from './orders.repository'

/**
 * What an order costs with these lines: their own amounts, which a quote may have settled per piece, and the charges by
 * the rates that the order was made with. Freight was agreed for the whole and stays.
 */
export function amountsWith(order: OrderRecord, lines: readonly OrderLineRecord[]): OrderAmounts {
  const brands = new Set(lines.map(({ brandId, brandName }) => brandId ?? brandName))
  const totals = totalsOfGoods(
    {
      goods: lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0n),
      grams: lines.reduce((sum, { grams }) => sum + grams, 0n),
      brands: brands.size,
    },
    {
      gstPercent: BigInt(order.gstHundredths),
      weighment: order.weighmentPaise,
      loadingPerTon: order.loadingPaisePerTon,
      platformPerTon: order.platformPaisePerTon,
      handlingPerExtraBrand: order.handlingPaisePerExtraBrand,
    },
  )
  return {
    goodsPaise: totals.goods,
    gstPaise: totals.gst,
    weighmentPaise: totals.weighment,
    loadingPaise: totals.loading,
    platformPaise: totals.platform,
    handlingPaise: totals.handling,
    totalPaise: totals.total + order.freightPaise,
    totalGrams: totals.grams,
  }
}

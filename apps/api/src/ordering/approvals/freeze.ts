import { lineGrams } from '@lohahaat/domain/catalogue/tons'
import { linePaise } from '@lohahaat/domain/catalogue/line-price'
import type { FreightYard } from '@lohahaat/domain/inventory/freight/load-freight'
import type { Exceeded } from '@lohahaat/domain/ordering/approvals/limits'
import type { FeeStructure } from '@lohahaat/domain/ordering/totals'
import { nameItem } from '../../inventory/stock/name-item'
import type { CartRow } from '../cart/cart.repository'
import { totalsOfPriced } from '../checkout/order-of-cart'
import { readYards, storeYards } from '../orders/freight-yards'
import { structureOf } from '../fees/fees.repository'
import type { NewRequestLine, RequestRecord } from './approvals.repository'

const FROZEN_HOURS = 24

/** Until when prices of this moment hold. */
export const frozenUntil = (at: Date) => new Date(at.getTime() + FROZEN_HOURS * 60 * 60 * 1000)

/** The copies that a request keeps of the fees. */
export const frozenFees = (fees: FeeStructure) => ({
  gstHundredths: Number(fees.gstPercent),
  weighmentPaise: fees.weighment,
  loadingPaisePerTon: fees.loadingPerTon,
  platformPaisePerTon: fees.platformPerTon,
  handlingPaisePerExtraBrand: fees.handlingPerExtraBrand,
})

interface Priced {
  lines: readonly CartRow[]
  fees: FeeStructure
  yards: readonly FreightYard[] | null
}

/** What a request for stock keeps of the charges, and what it comes to. */
export function frozenCharges(priced: Priced) {
  const { total, grams } = totalsOfPriced(priced)
  const freightYards = priced.yards && storeYards(priced.yards)
  return { ...frozenFees(priced.fees), freightYards, totalPaise: total, totalGrams: grams }
}

/** The rates that a request was frozen at. */
export const frozenRates = (request: RequestRecord) => ({
  fees: structureOf(request),
  yards: request.freightYards && readYards(request.freightYards),
})

export const frozenPrice = (line: CartRow) => ({
  brandId: line.brandId,
  pieceGrams: line.pieceGrams,
  pricePaise: line.pricePerTon,
  amountPaise: linePaise(line),
  grams: lineGrams(line),
})

export const frozenLine = (line: CartRow): NewRequestLine => ({
  stockItemId: line.stockItemId,
  name: nameItem(line),
  unit: line.unit,
  quantity: line.quantity,
  ...frozenPrice(line),
})

export const storeExceeded = (exceeded: Exceeded | null): RequestRecord['exceeded'] =>
  exceeded && { limit: exceeded.limit, most: String(exceeded.most), figure: String(exceeded.figure) }

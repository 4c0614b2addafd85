import { linePaise } from '@lohahaat/domain/line-price'
import { lineGrams, wholeKilograms } from '@lohahaat/domain/tons'
import { cartTotals, type FeeStructure } from '@lohahaat/domain/totals'
import type { NewOrder, NewOrderLine } from '../confirm-order/insert-order.repository'
import type { Address } from './addresses.repository'
import type { CartRow } from './cart.repository'

/** Everything an order is priced and sent with. */
export interface PricedCart {
  lines: readonly CartRow[]
  fees: FeeStructure
  shipping: Address
  billing: Address
}

type Priced = Omit<NewOrder, 'buyerId' | 'legalName' | 'phone' | 'seller' | 'at'>

/** The order that a cart makes at these prices and fees. */
export function orderOfCart({ lines, fees, shipping, billing }: PricedCart): Priced {
  const totals = cartTotals(lines, fees)
  return {
    shippingAddress: copyOf(shipping),
    billingAddress: copyOf(billing),
    gstHundredths: Number(fees.gstPercent),
    loadingPaisePerTon: fees.loadingPerTon,
    platformPaisePerTon: fees.platformPerTon,
    handlingPaisePerExtraBrand: fees.handlingPerExtraBrand,
    goodsPaise: totals.goods,
    gstPaise: totals.gst,
    weighmentPaise: totals.weighment,
    loadingPaise: totals.loading,
    platformPaise: totals.platform,
    handlingPaise: totals.handling,
    totalPaise: totals.total,
    totalGrams: totals.grams,
  }
}

export const orderLineOf = (line: CartRow): NewOrderLine => ({
  stockItemId: line.stockItemId,
  brandId: line.brandId,
  brandName: line.brandName,
  departmentName: line.departmentName,
  className: line.className,
  subClassName: line.subClassName,
  subClass1Name: line.subClassName1,
  lengthMetres: line.lengthMetres,
  grade: line.grade,
  standard: line.standard,
  stamp: line.stamp,
  delivery: line.delivery,
  mtc: line.mtc,
  iso: line.iso,
  hsn: line.hsn,
  unit: line.unit,
  quantity: line.quantity,
  pieceGrams: line.pieceGrams,
  pricePaise: line.pricePerTon,
  amountPaise: linePaise(line),
  grams: lineGrams(line),
  takenKg: line.availableKg === null ? null : wholeKilograms(lineGrams(line)),
})

const copyOf = ({ name, phone, address, city, state, pinCode, gstNumber }: Address) => ({
  name,
  phone,
  address,
  city,
  state,
  pinCode,
  gstNumber,
})

import type { LineState } from '@lohahaat/domain/ordering/supplier-answer'
import type { Unit } from '@lohahaat/domain/catalogue/tons'

interface PrintedLine {
  orderId: number
  orderLineId: number
  orderNo: string
  placedAt: string
  brandName: string
  className: string
  size: string
  thickness: string
  length: number
  quantity: number
  unit: Unit
  kg: number
  amount: number
  state: LineState | null
  commissionPercent: number
  commission: number
  expectedAt: string | null
}

/** Everything the document shows. */
export interface PrintedStatement {
  statement: {
    sellerName: string
    /** In India, such as 2026-04. */
    month: string
    goods: number
    commission: number
    commissionGst: number
    commissionGstPercent: number
    smallSupplierDays: number
    net: number
    paymentDays: number
    lineCount: number
    statementLines: readonly PrintedLine[]
  }
  /** Who buys from the supplier and sells to the buyer. */
  house: { name: string; address: string; gstNumber: string }
}

import type { Statement } from '@lohahaat/contract/supply/statements/statement'
import { startOfIstDay } from '@lohahaat/domain/platform/ist'
import { toRupees } from '@lohahaat/domain/platform/money'
import { commissionOf, expectedOn, sumsWithGst } from '@lohahaat/domain/supply/statement'
import { loadBillingSettingsAt, taxFiguresOf } from '../../billing/settings/settings-in-force'
import { inSnapshot } from '../../ordering/orders/load-order'
import { fitAnswer } from '../../platform/db/fit-answer'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { findSellerName } from '../orders/supplier-lines.repository'
import { loadedPipe } from '../orders/to-supplier-order'
import {
  findPaymentDays,
  listStatedLines,
  pageOfSellers,
  sumStatedLines,
  type Period,
  type StatedLine,
} from './statements.repository'

/** A month of India such as 2026-04. */
function periodOf(month: string, at: Date): Period {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOfIstDay(`${month}-01`), to: startOfIstDay(`${next}-01`), at }
}

/** What one seller sold in a month. */
export const loadStatement = (
  db: Database,
  { sellerId, month, at }: { sellerId: number; month: string; at: Date },
): Promise<Statement> =>
  inSnapshot(db, async (tx) => {
    const period = periodOf(month, at)
    const sellerName = await findSellerName(tx, sellerId)
    if (sellerName === '') throw new Refusal('unknownRecord')
    const { lineCount, all, promised } = await sumStatedLines(tx, sellerId, period)
    const paymentDays = await findPaymentDays(tx)
    const { commissionGst, commissionGstPercent, smallSupplierDays } = await figuresOf(tx, period)
    const lines = (await listStatedLines(tx, sellerId, period)).map((line) => toLine(line, paymentDays))
    return {
      sellerName,
      month,
      ...inRupees(sumsWithGst(all, commissionGst)),
      commissionGstPercent,
      due: toRupees(sumsWithGst(promised, commissionGst).net),
      ...{ paymentDays, smallSupplierDays },
      lineCount,
      statementLines: fitAnswer(lines),
    }
  })

/** A month that is over keeps the rate that it ended with. */
async function figuresOf(tx: Db, { to }: Period) {
  const settings = await loadBillingSettingsAt(tx, to)
  const { smallSupplierDays } = settings.suppliers
  const { commissionGstPercent } = settings.taxes
  return { commissionGst: taxFiguresOf(settings).commissionGst, commissionGstPercent, smallSupplierDays }
}

const inRupees = ({ goods, commission, gst, net }: ReturnType<typeof sumsWithGst>) => ({
  goods: toRupees(goods),
  commission: toRupees(commission),
  commissionGst: toRupees(gst),
  net: toRupees(net),
})

function toLine(
  { line, deliveredAt, ...stated }: StatedLine,
  paymentDays: number,
): Statement['statementLines'][number] {
  const delivered = deliveredAt === null ? null : new Date(deliveredAt)
  const { commissionHundredths, orderNo, placedAt, state } = stated
  return {
    orderId: line.orderId,
    orderLineId: line.id,
    orderNo,
    placedAt: placedAt.toISOString(),
    ...loadedPipe(line),
    state,
    amount: toRupees(line.amountPaise),
    commissionPercent: commissionHundredths / 100,
    commission: toRupees(commissionOf({ amountPaise: line.amountPaise, commissionHundredths })),
    deliveredAt: delivered?.toISOString() ?? null,
    expectedAt: expectedOn(delivered, paymentDays)?.toISOString() ?? null,
  }
}

/** The sellers of a month, for the desk. */
export async function listStatements(
  db: Database,
  { month, at, page, pageSize }: { month: string; at: Date; page?: number | undefined; pageSize?: number | undefined },
) {
  const paging = { ...(page && { page }), ...(pageSize && { pageSize }) }
  const period = periodOf(month, at)
  const { rows, total } = await pageOfSellers(db, period, paging)
  const { commissionGst } = await figuresOf(db, period)
  return {
    total,
    rows: rows.map(({ sellerId, sellerName, lineCount, goods, commission }) => ({
      sellerId,
      sellerName,
      lineCount,
      ...inRupees(sumsWithGst({ goods: BigInt(goods), commission: BigInt(commission) }, commissionGst)),
    })),
  }
}

import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { AnsweredLine, fetchRefusedLines } from '@lohahaat/contract/supply/orders/refused-lines'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import { answersOf, pageOfRefused, type AnsweredRow } from './refused-lines.repository'
import { loadedPipe } from './to-supplier-order'

export async function listRefusedLines(
  db: Db,
  { at }: Actor,
  { page, pageSize }: ParsedInputOf<typeof fetchRefusedLines>,
) {
  const { rows, total } = await pageOfRefused(db, at, { ...(page && { page }), ...(pageSize && { pageSize }) })
  return {
    total,
    rows: rows.map((row) => ({
      ...toAnsweredLine(row),
      orderNo: row.order.orderNo,
      legalName: row.order.legalName,
      shippingCity: row.order.shippingAddress.city,
    })),
  }
}

export const listLineAnswers = async (db: Db, { at }: Actor, orderId: number): Promise<AnsweredLine[]> =>
  (await answersOf(db, orderId, at)).map(toAnsweredLine)

const toAnsweredLine = ({ line, asked, state, sellerName, answeredBy, isOpen }: AnsweredRow): AnsweredLine => ({
  orderId: line.orderId,
  orderLineId: line.id,
  ...loadedPipe(line),
  sellerName,
  state,
  answerBy: asked.answerBy.toISOString(),
  answeredAt: asked.answeredAt?.toISOString() ?? null,
  answeredBy,
  reason: asked.reason,
  isOpen,
})

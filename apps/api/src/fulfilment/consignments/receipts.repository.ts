import { eq, inArray } from 'drizzle-orm'
import type { GoodsReceipt } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { goodsReceiptLines } from '../../db/tables/fulfilment/goods-receipt-lines'
import { goodsReceipts } from '../../db/tables/fulfilment/goods-receipts'
import { users } from '../../db/tables/identity/users'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import type { Db } from '../../platform/db/db'

type NewReceipt = Omit<typeof goodsReceipts.$inferInsert, 'id'>

export async function insertReceipt(
  db: Db,
  receipt: NewReceipt,
  counted: readonly { consignmentLineId: number; pieces: bigint }[],
) {
  const [row] = await db.insert(goodsReceipts).values(receipt).returning({ id: goodsReceipts.id })
  if (!row) throw new Error('The receipt was not stored')
  if (counted.length > 0)
    await db.insert(goodsReceiptLines).values(counted.map((line) => ({ receiptId: row.id, ...line })))
}

/** What was received, by the id of the truck. */
export async function findReceipts(db: Db, consignmentIds: readonly number[]): Promise<Map<number, GoodsReceipt>> {
  if (consignmentIds.length === 0) return new Map()
  const receipts = await db
    .select({ receipt: goodsReceipts, receivedBy: users.contactName })
    .from(goodsReceipts)
    .innerJoin(users, eq(users.id, goodsReceipts.receivedBy))
    .where(inArray(goodsReceipts.consignmentId, [...consignmentIds]))
  const counted = await db
    .select({
      consignmentId: consignmentLines.consignmentId,
      orderLineId: consignmentLines.orderLineId,
      pieces: goodsReceiptLines.pieces,
    })
    .from(goodsReceiptLines)
    .innerJoin(consignmentLines, eq(consignmentLines.id, goodsReceiptLines.consignmentLineId))
    .where(inArray(consignmentLines.consignmentId, [...consignmentIds]))
    .orderBy(consignmentLines.orderLineId)
  return new Map(
    receipts.map(({ receipt: { consignmentId, outcome, remark }, receivedBy }) => [
      consignmentId,
      {
        ...{ outcome, remark, receivedBy },
        lines: counted
          .filter((line) => line.consignmentId === consignmentId)
          .map(({ orderLineId, pieces }) => ({ orderLineId, pieces: Number(pieces) })),
      },
    ]),
  )
}

import type { fetchReceipts, Receipt } from '@lohahaat/contract/billing/receipts/receipts'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { listShares, pageOfReceipts, readReceipt, type ReceiptRow } from './receipts.repository'

type StoredShare = Awaited<ReturnType<typeof listShares>>[number]

export async function loadReceipt(db: Db, receiptId: number): Promise<Receipt> {
  const row = await readReceipt(db, receiptId)
  if (!row) throw new Refusal('unknownRecord')
  return toReceipt(row, await listShares(db, [receiptId]))
}

export async function listReceipts(db: Db, filter: ParsedInputOf<typeof fetchReceipts>) {
  const { rows, total } = await pageOfReceipts(db, filter)
  const shares = await listShares(
    db,
    rows.map(({ receipt }) => receipt.id),
  )
  const of = (id: number) => shares.filter(({ receiptId }) => receiptId === id)
  return { total, rows: rows.map((row) => toReceipt(row, of(row.receipt.id))) }
}

function toReceipt(
  { receipt, companyName, recordedBy, orderNo, documentNo }: ReceiptRow,
  shares: readonly StoredShare[],
): Receipt {
  const { id, number, companyId, method, paise, tdsPaise, receivedOn, reference, remark, cancelReason } = receipt
  const set = shares.reduce((sum, share) => sum + share.paise, 0n)
  return {
    ...{
      receiptId: id,
      number,
      companyId,
      companyName,
      orderNo,
      documentNo,
      method,
      paidOn: receivedOn,
      reference,
      remark,
    },
    amount: toRupees(paise),
    tds: toRupees(tdsPaise),
    recordedBy,
    recordedAt: receipt.createdAt.toISOString(),
    cancelledAt: receipt.cancelledAt?.toISOString() ?? null,
    cancelReason,
    shares: shares.map((share) => ({ number: share.number, amount: toRupees(share.paise) })),
    advance: receipt.cancelledAt ? 0 : toRupees(paise + tdsPaise - set),
  }
}

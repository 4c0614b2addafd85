import { allocateByHand, allocateOldestFirst, type Share } from '@lohahaat/domain/billing/ledger/allocation'
import type { Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { listOpenBills } from '../ledger/open-bills.repository'
import { replaceShares } from './receipts.repository'

interface Allocated {
  receiptId: number
  companyId: number
  /** With the tax that was kept back: both settle bills. */
  paise: bigint
  /** What the payer meant it for. */
  orderId: number | null
  documentId: number | null
}

/**
 * Sets a receipt against open bills of its company, whose lock the transaction must hold. By hand as chosen; else the
 * oldest first. Money that was meant for an order or an invoice pays no other bill: the rest of it is advance.
 */
export async function allocate(tx: Db, receipt: Allocated, chosen: readonly Share[] | null) {
  const { receiptId, companyId, paise, orderId, documentId } = receipt
  const bills = await listOpenBills(tx, companyId, receiptId)
  const meant = bills.filter(
    (bill) => (documentId === null || bill.documentId === documentId) && (orderId === null || bill.orderId === orderId),
  )
  const allocation = chosen ? allocateByHand(paise, bills, chosen) : allocateOldestFirst(paise, meant)
  if ('problems' in allocation) throw new Refusal('allocationWrong', allocation.problems)
  const idOf = new Map(bills.map((bill) => [bill.number, bill.documentId]))
  await replaceShares(
    tx,
    receiptId,
    allocation.shares.map(({ number, paise: share }) => ({ documentId: idOf.get(number) ?? 0, paise: share })),
  )
}

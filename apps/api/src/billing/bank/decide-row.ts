import type { BankStatementRow, confirmBankRow } from '@lohahaat/contract/billing/bank/bank-rows'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { allocateOldestFirst } from '@lohahaat/domain/billing/ledger/allocation'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rupees, toRupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { listOpenBills, lockCompany } from '../ledger/open-bills.repository'
import { recordReceipt } from '../receipts/record-receipt'
import { decideRow, lockOpenRow } from './bank-rows.repository'
import { loadRow } from './read-rows'

/** Makes the receipt of a row: once, whoever else confirms it. */
export async function confirmRow(
  db: Database,
  actor: Actor,
  { bankRowId, companyId, numbers, tds }: ParsedInputOf<typeof confirmBankRow>,
): Promise<BankStatementRow> {
  await db.transaction(async (tx) => {
    const row = await lockToDecide(tx, bankRowId)
    const shares =
      numbers.length === 0 ? null : await sharesOf(tx, { companyId, numbers, paise: row.paise + rupees(tds) })
    const receiptId = await recordReceipt(tx, actor, {
      ...{ companyId, method: 'bank', amount: toRupees(row.paise), tds, paidOn: row.bookedOn },
      ...{ reference: row.reference, remark: row.narration.slice(0, 200) || null, shares },
    })
    await decideRow(tx, bankRowId, { state: 'matched', receiptId, decidedBy: actor.userId, decidedAt: actor.at })
  })
  return loadRow(db, bankRowId)
}

/** The chosen invoices, oldest first, as far as the money goes. One that is not open is refused by the receipt. */
async function sharesOf(
  tx: Db,
  { companyId, numbers, paise }: { companyId: number; numbers: readonly string[]; paise: bigint },
) {
  await lockCompany(tx, companyId)
  const bills = (await listOpenBills(tx, companyId)).filter(({ number }) => numbers.includes(number))
  const unknown = numbers.find((number) => !bills.some((bill) => bill.number === number))
  if (unknown !== undefined) throw new Refusal('allocationWrong', [{ number: unknown, kind: 'unknown' }])
  return allocateOldestFirst(paise, bills).shares.map((share) => ({
    number: share.number,
    amount: toRupees(share.paise),
  }))
}

export async function ignoreRow(db: Database, { userId, at }: Actor, bankRowId: number): Promise<BankStatementRow> {
  await db.transaction(async (tx) => {
    await lockToDecide(tx, bankRowId)
    await decideRow(tx, bankRowId, { state: 'ignored', decidedBy: userId, decidedAt: at })
  })
  return loadRow(db, bankRowId)
}

async function lockToDecide(tx: Db, bankRowId: number) {
  const row = await lockOpenRow(tx, bankRowId)
  if (!row) throw new Refusal('unknownRecord')
  if (row.state !== 'open') throw new Refusal('bankRowDecided')
  return row
}

import { saveReceipt as saveCall } from '@lohahaat/contract/billing/receipts/receipts'
import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { financialYearOfDay } from '@lohahaat/domain/billing/invoice-number'
import { postReceipt, postTds } from '@lohahaat/domain/billing/ledger/post-sale'
import { receiptNumber } from '@lohahaat/domain/billing/receipt-number'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { rupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import { Refusal } from '../../platform/refusal'
import { lockCompany, lockUser } from '../ledger/open-bills.repository'
import { insertPosting } from '../ledger/postings.repository'
import { allocate } from './allocate'
import { isDocumentOf, isOrderOf } from './aims.repository'
import { loadReceipt } from './read-receipts'
import { insertReceipt, takeSerial } from './receipts.repository'

type NewReceipt = ParsedInputOf<typeof saveCall>

/** Records money that came in. A repeat with the same key records nothing else. */
export async function saveReceipt(db: Database, actor: Actor, input: NewReceipt, key: string | undefined) {
  const { receiptId } = await db.transaction(async (tx) => {
    await lockUser(tx, actor.userId)
    const request = { userId: actor.userId, call: `POST ${saveCall.path}`, key }
    const { answer } = await doOnce(tx, request, actor.at, async () => ({
      receiptId: await recordReceipt(tx, actor, input),
    }))
    return answer
  })
  return loadReceipt(db, receiptId)
}

/** Writes a receipt with its postings and its shares, and answers its id. */
export async function recordReceipt(tx: Db, { userId, at }: Actor, input: NewReceipt): Promise<number> {
  const { companyId, orderId = null, documentId = null, method, paidOn: receivedOn, reference, remark } = input
  if (receivedOn > istDay(at)) throw new Refusal('dayInFuture')
  if (!(await lockCompany(tx, companyId))) throw new Refusal('unknownRecord')
  await requireOwnAim(tx, companyId, { orderId, documentId })
  const [paise, tdsPaise] = [rupees(input.amount), rupees(input.tds)]
  const year = financialYearOfDay(receivedOn)
  const number = receiptNumber(year, await takeSerial(tx, year))
  const stored = { companyId, orderId, documentId, method, receivedOn, reference, remark }
  const receiptId = await insertReceipt(tx, { ...stored, number, paise, tdsPaise, createdBy: userId, createdAt: at })
  const moved = { partyId: companyId, on: receivedOn, reference: number }
  const of = { party: { companyId }, sourceId: receiptId, postedBy: userId, at }
  if (paise > 0n) await insertPosting(tx, postReceipt({ ...moved, paise, method }), of)
  if (tdsPaise > 0n) await insertPosting(tx, postTds({ ...moved, paise: tdsPaise }), of)
  const shares = input.shares?.map(({ number: bill, amount }) => ({ number: bill, paise: rupees(amount) })) ?? null
  await allocate(tx, { receiptId, companyId, paise: paise + tdsPaise, orderId, documentId }, shares)
  return receiptId
}

async function requireOwnAim(
  tx: Db,
  companyId: number,
  { orderId, documentId }: { orderId: number | null; documentId: number | null },
) {
  if (orderId !== null && !(await isOrderOf(tx, orderId, companyId))) throw new Refusal('notOfCompany')
  if (documentId !== null && !(await isDocumentOf(tx, documentId, companyId))) throw new Refusal('notOfCompany')
}

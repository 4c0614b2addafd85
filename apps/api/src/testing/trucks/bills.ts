import { eq } from 'drizzle-orm'
import { documentNumber, financialYearOfDay } from '@lohahaat/domain/billing/invoice-number'
import { postCancellation } from '@lohahaat/domain/billing/ledger/post-sale'
import { makePosting } from '@lohahaat/domain/billing/ledger/posting'
import { istDay } from '@lohahaat/domain/platform/ist'
import { insertPosting } from '../../billing/ledger/postings.repository'
import { listPostingsOf } from '../../billing/ledger/read-postings.repository'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { orders } from '../../db/tables/ordering/orders'
import type { Database } from '../../platform/db/db'
import { someItems } from '../carts'
import { placeOrder } from '../orders'
import { loadTruck } from './trucks'

/** An order of a buyer on a truck, to be billed. */
export interface Billable {
  orderId: number
  companyId: number
  consignmentId: number
  buyerId: number
}

export async function billableOrder(db: Database, buyerId: number): Promise<Billable> {
  const orderId = await placeOrder(
    db,
    buyerId,
    (await someItems(db, 1)).map((stockItemId) => ({ stockItemId })),
  )
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return { orderId, companyId: order?.companyId ?? 0, consignmentId: await loadTruck(db, orderId), buyerId }
}

let serial = 500_000

interface Billed {
  /** Divided into goods and 18 % of tax. */
  payable: bigint
  kind?: 'invoice' | 'credit' | 'debit'
  correctsId?: number
  issuedOn?: string
}

/** Writes a tax document of this sum with its posting, and returns its id and number. */
export async function bill(db: Database, of: Billable, { payable, kind = 'invoice', correctsId, issuedOn }: Billed) {
  const on = issuedOn ?? istDay(new Date())
  const year = financialYearOfDay(on)
  const number = documentNumber(kind, year, ++serial)
  const taxable = (payable * 100n) / 118n
  const tax = payable - taxable
  const { orderId, companyId, consignmentId, buyerId } = of
  const at = new Date()
  const id = await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(taxDocuments)
      .values({
        ...{ kind, number, financialYear: year, serial, issuedOn: on, orderId, consignmentId, companyId },
        correctsId: correctsId ?? null,
        content: {},
        ...{ taxablePaise: taxable, igstPaise: tax, cgstPaise: 0n, sgstPaise: 0n, roundOffPaise: 0n },
        ...{ payablePaise: payable, issuedBy: buyerId, issuedAt: at },
      })
      .returning({ id: taxDocuments.id })
    if (!stored) throw new Error('The bill was not stored')
    const sign = kind === 'credit' ? -1n : 1n
    const posting = makePosting({ kind, on, partyId: companyId, documentNo: number }, [
      { account: 'receivable', paise: sign * payable },
      { account: 'sales', paise: -sign * taxable },
      { account: 'outputIgst', paise: -sign * tax },
    ])
    await insertPosting(tx, posting, { party: { companyId }, sourceId: stored.id, postedBy: buyerId, at })
    return stored.id
  })
  return { id, number }
}

/** Cancels a tax document, and takes its posting back. */
export const cancelBill = (db: Database, { companyId, buyerId }: Billable, id: number) =>
  db.transaction(async (tx) => {
    const at = new Date()
    await tx
      .update(taxDocuments)
      .set({ cancelledAt: at, cancelledBy: buyerId, cancelReason: 'x' })
      .where(eq(taxDocuments.id, id))
    for (const posting of await listPostingsOf(tx, { companyId }, ['invoice', 'credit', 'debit'], id))
      await insertPosting(tx, postCancellation(posting, istDay(at)), {
        ...{ party: { companyId }, sourceId: id, postedBy: buyerId, at },
      })
  })

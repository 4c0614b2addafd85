import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Database } from '../../apps/api/src/platform/db/db'
import type { FileStorage } from '../../apps/api/src/platform/files/storage'
import { bankRows } from '../../apps/api/src/db/tables/billing/bank-rows'
import { certificateTies } from '../../apps/api/src/db/tables/fulfilment/certificate-ties'
import { certificates } from '../../apps/api/src/db/tables/fulfilment/certificates'
import { enterEwayBill } from '../../apps/api/src/billing/eway-bills/enter-bill'
import { saveReceipt } from '../../apps/api/src/billing/receipts/record-receipt'
import { enterInvoice } from '../../apps/api/src/billing/suppliers/enter-invoice'
import { paySupplier } from '../../apps/api/src/billing/suppliers/pay-supplier'
import { shareOrder } from '../../apps/api/src/fulfilment/order-links/share-order'
import { buyerNow } from '../../apps/api/src/testing/buyer-now'
import { testSeller } from '../../apps/api/src/testing/test-seller'
import type { Person } from '../people'
import { storeFile, type Truck, type Trucks } from './trucks'

export const today = () => istDay(new Date())

/** The papers and the money of one person's trucks, by the ids that calls use. */
export interface Papers {
  receiptIds: number[]
  supplierInvoiceIds: number[]
  paymentIds: number[]
  ewayBillIds: number[]
  bankRowIds: number[]
  certificates: { id: number; isDraft: boolean }[]
  tieIds: number[]
  linkSecrets: string[]
}

/** Each truck with an invoice is paid for in part, billed by its supplier and covered by an e-way bill. */
export async function givePapers(
  db: Database,
  storage: FileStorage,
  person: Person,
  { invoiced, dispatched, weighed, received, loaded }: Trucks,
  sellerId: number,
): Promise<Papers> {
  const actor = { ...(await buyerNow(db, person.userId)), adminRights: 'fresh' as const }
  const papers: Papers = {
    ...{ receiptIds: [], supplierInvoiceIds: [], paymentIds: [], ewayBillIds: [], bankRowIds: [] },
    ...{ certificates: [], tieIds: [], linkSecrets: [] },
  }
  const paid = { method: 'bank', amount: 1000.5, tds: 1, paidOn: today(), reference: 'UTR 1' } as const
  for (const { companyId, orderId } of weighed) {
    const { receiptId } = await saveReceipt(
      db,
      actor,
      { ...paid, companyId, orderId, remark: '', shares: null },
      undefined,
    )
    papers.receiptIds.push(receiptId)
  }
  for (const [at, truck] of received.entries()) {
    const entered = { issuedOn: today(), taxable: 90_000, gst: 16_200, roundOff: 0, number: `S/${person.userId}/${at}` }
    const of = { call: 'fuzz', key: undefined }
    const { consignmentId } = truck
    const input = { ...entered, consignmentId }
    const { supplierInvoiceId } = await enterInvoice({ db, seller: testSeller }, actor, truck.sellerId, input, of)
    papers.supplierInvoiceIds.push(supplierInvoiceId)
    papers.paymentIds.push((await paySupplier(db, actor, { ...paid, sellerId: truck.sellerId }, undefined)).paymentId)
  }
  for (const { invoiceId } of dispatched) {
    const ewayBillNo = String(331_000_000_000 + invoiceId)
    const generatedAt = new Date(Date.now() + 1000).toISOString()
    papers.ewayBillIds.push(
      (
        await enterEwayBill(
          db,
          { ...actor, at: new Date(Date.now() + 2000) },
          { invoiceId, ewayBillNo, generatedAt, km: 165 },
        )
      ).ewayBillId,
    )
  }
  const rows = invoiced.map(({ invoiceNo }, at) => ({
    ...{ hash: `${person.mark}-${at}`, bookedOn: today(), paise: 5_000_000n, narration: `NEFT ${invoiceNo}` },
    ...{ state: 'open' as const, uploadedBy: person.userId, uploadedAt: new Date() },
  }))
  const stored = await db.insert(bankRows).values(rows).returning({ id: bankRows.id })
  papers.bankRowIds.push(...stored.map(({ id }) => id))
  for (const truck of [...loaded, ...weighed]) await certify(db, storage, { person, truck, sellerId, papers })
  for (const { orderId } of weighed.filter((truck) => truck.companyId === actor.companyId)) {
    const { secret } = await shareOrder(db, actor, { orderId, showsPrices: true, showsPapers: true })
    papers.linkSecrets.push(secret)
  }
  return papers
}

/** A draft, and a confirmed one that is tied to the truck. Who sells keeps them. */
async function certify(
  db: Database,
  storage: FileStorage,
  { person, truck, sellerId, papers }: { person: Person; truck: Truck; sellerId: number; papers: Papers },
) {
  const at = new Date()
  for (const state of ['draft', 'confirmed'] as const) {
    const [certificate] = await db
      .insert(certificates)
      .values({
        ...{ fileId: await storeFile(db, storage, person.userId, 'certificate'), state, sellerId },
        ...{ certificateNo: `TC/${truck.consignmentId}`, maker: 'Sample Tubes', standard: 'IS 1239', size: '50 NB' },
        ...{ thickness: '3.6', grams: 9_000_000n, heatKeys: [heatKey('X1')] },
        heats: [{ heatNo: 'X1', figures: { carbon: '0.18', yieldStrength: '250' }, tests: {} }],
        ...{ createdBy: person.userId, createdAt: at, ...(state === 'confirmed' && { confirmedAt: at }) },
      })
      .returning({ id: certificates.id })
    const certificateId = certificate?.id ?? 0
    papers.certificates.push({ id: certificateId, isDraft: state === 'draft' })
    if (state === 'draft') continue
    const row = { certificateId, consignmentLineId: truck.loadIds[0] ?? 0, heatNo: 'X1', grams: 1000n }
    const [tie] = await db
      .insert(certificateTies)
      .values({ ...row, createdBy: person.userId, createdAt: at })
      .returning({ id: certificateTies.id })
    papers.tieIds.push(tie?.id ?? 0)
  }
}

import { eq } from 'drizzle-orm'
import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'
import { istDay } from '@lohahaat/domain/platform/ist'
import { saveReceipt } from '../../billing/receipts/record-receipt'
import { enterInvoice } from '../../billing/suppliers/enter-invoice'
import { bankRows } from '../../db/tables/billing/bank-rows'
import { certificateTies } from '../../db/tables/fulfilment/certificate-ties'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { consignmentFiles } from '../../db/tables/fulfilment/consignment-files'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { orders } from '../../db/tables/ordering/orders'
import { files } from '../../db/tables/platform/files'
import { newStoredName } from '../../platform/files/storage'
import { buyerNow } from '../buyer-now'
import { testSeller } from '../test-seller'
import type { TestServer } from '../test-server'

interface InvoicedTruck {
  consignmentId: number
  invoiceId: number
  number: string
  buyerId: number
  adminId: number
  sellerId: number
}

export type PapersOfTruck = Awaited<ReturnType<typeof givePapers>>

/** Everything that can be on file of an invoiced truck: slip, photo, certificates, receipt, supplier's invoice, bank row. */
export async function givePapers({ db, storage }: Pick<TestServer, 'db' | 'storage'>, truck: InvoicedTruck) {
  const { consignmentId, invoiceId, number, buyerId, adminId, sellerId } = truck
  const at = new Date()
  const store = async (purpose: 'consignment' | 'certificate') => {
    const storedName = newStoredName('pdf')
    await storage.put(storedName, Buffer.from('%PDF-1.7 a paper'))
    const record = { storedName, originalName: 'paper.pdf', mediaType: 'application/pdf', bytes: 16 }
    const [file] = await db
      .insert(files)
      .values({ ...record, purpose, ownerId: adminId })
      .returning({ id: files.id })
    return file?.id ?? 0
  }
  const onTruck = async (kind: 'photo' | 'supplier-invoice') => {
    const [file] = await db
      .insert(consignmentFiles)
      .values({ consignmentId, kind, fileId: await store('consignment'), addedAt: at })
      .returning({ id: consignmentFiles.id })
    return file?.id ?? 0
  }
  const certify = async (state: 'draft' | 'confirmed') => {
    const [certificate] = await db
      .insert(certificates)
      .values({
        ...{ fileId: await store('certificate'), state, sellerId, certificateNo: `TC/Vindhya/${state}` },
        ...{ maker: 'Sample Tubes', standard: 'IS 1239', size: '50 NB', thickness: '3.6', grams: 9_000_000n },
        ...{ heats: [{ heatNo: 'X1', figures: {}, tests: {} }], heatKeys: [heatKey('X1')] },
        ...{ createdBy: adminId, createdAt: at, ...(state === 'confirmed' && { confirmedAt: at }) },
      })
      .returning({ id: certificates.id })
    return certificate?.id ?? 0
  }
  const [row] = await db
    .select({
      orderId: orders.id,
      orderNo: orders.orderNo,
      companyId: consignments.companyId,
      lineId: consignmentLines.id,
    })
    .from(consignments)
    .innerJoin(orders, eq(orders.id, consignments.orderId))
    .innerJoin(consignmentLines, eq(consignmentLines.consignmentId, consignments.id))
    .where(eq(consignments.id, consignmentId))
  if (!row) throw new Error('There is no such truck')
  const { lineId, ...order } = row
  const certificateId = await certify('confirmed')
  await db.insert(certificateTies).values({
    ...{ certificateId, consignmentLineId: lineId, heatNo: 'X1', grams: 1000n, createdBy: adminId, createdAt: at },
  })
  const [slip] = await db
    .insert(weighbridgeSlips)
    .values({
      ...{ consignmentId, side: 'seller', slipNo: 'RST 1', bridge: 'Kanta', vehicleNo: 'HR38AB0123' },
      ...{ grossKg: 9_000n, tareKg: 8_000n, netKg: 1_000n, grossAt: at, tareAt: at },
      ...{ recordedBy: adminId, recordedAt: at, fileId: await store('consignment') },
    })
    .returning({ id: weighbridgeSlips.id })
  const desk = { ...(await buyerNow(db, buyerId)), adminRights: 'fresh' as const }
  const today = istDay(at)
  const paid = { companyId: order.companyId, method: 'bank', amount: 500, tds: 0, paidOn: today } as const
  const receipt = await saveReceipt(db, desk, { ...paid, reference: 'UTR 1', remark: '', shares: null }, undefined)
  const supplierInvoiceNo = `VINDHYA/${consignmentId}`
  await enterInvoice(
    { db, seller: testSeller },
    desk,
    sellerId,
    { consignmentId, number: supplierInvoiceNo, issuedOn: today, taxable: 50_000, gst: 9_000, roundOff: 0 },
    { call: 'test', key: undefined },
  )
  const narration = `NEFT VINDHYA ${number}`
  await db.insert(bankRows).values({
    ...{ hash: `vindhya-${consignmentId}`, bookedOn: today, paise: 50_000n, narration, state: 'open' },
    ...{ uploadedBy: adminId, uploadedAt: at },
  })
  return {
    ...{ ...order, consignmentId, invoiceId, number, narration, supplierInvoiceNo, receiptNo: receipt.number },
    ...{ certificateId, certificateNo: 'TC/Vindhya/confirmed', draftId: await certify('draft') },
    ...{ slipId: slip?.id ?? 0, photoId: await onTruck('photo'), supplierPaperId: await onTruck('supplier-invoice') },
  }
}

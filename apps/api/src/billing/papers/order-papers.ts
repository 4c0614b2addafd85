import { extname } from 'node:path'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { isAllowed } from '@lohahaat/domain/identity/permissions'
import { may } from '../../identity/sign-in/may'
import { findOrderRow, type OrderRecord } from '../../ordering/orders/orders.repository'
import { proformaInvoice } from '../../ordering/orders/proforma-invoice'
import type { Database } from '../../platform/db/db'
import { fileNameOf, uniqueNames, writeZip, type ZippedFile } from '../../platform/files/write-zip'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import { writeInvoiceFile } from '../invoices/invoice-file'
import {
  listCertificateFiles,
  listDocuments,
  listSlipFiles,
  listTruckFiles,
  listTrucks,
} from './order-papers.repository'
import { texts } from './texts'

/** What one answer holds in memory. */
const MOST_MB = 60
const MEGABYTE = 1024 * 1024

type Papers = Pick<Services, 'db' | 'storage'>

type Truck = Awaited<ReturnType<typeof listTrucks>>[number]

/** A file to be put into the archive. */
interface Paper {
  folder: string
  name: string
  bytes: number
  /** Null where it is gone from the store. */
  read(): Promise<Uint8Array | null>
}

/** All papers of an order that the actor may see: each truck's by the right to that truck. */
export async function loadOrderPapers({ db, storage }: Papers, actor: Actor, orderId: number): Promise<AnsweredFile> {
  const order = await findOrderRow(db, orderId)
  if (!order) throw new Refusal('orderNotFound')
  const trucks = (await listTrucks(db, orderId)).filter((truck) =>
    isAllowed('see a consignment', actor, { ...truck, buyerId: order.buyerId }),
  )
  // Who loads a truck of it sees that truck's papers, and else only who sees the order.
  const seesOrder = may(actor, 'see an order', order)
  if (trucks.length === 0 && !seesOrder) throw new Refusal('orderNotFound')
  const papers = [
    ...(seesOrder ? [proformaOf(db, actor, order)] : []),
    ...(await listPapers({ db, storage }, actor, trucks)),
  ]
  if (papers.length === 0) throw new Refusal('noPapers')
  if (papers.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_MB * MEGABYTE)
    throw new Refusal('papersTooLarge', MOST_MB)
  return {
    name: fileNameOf(texts.archive(order.orderNo)),
    mediaType: 'application/zip',
    bytes: await writeZip(readAll(papers)),
  }
}

/** Rough, since they are drawn when their turn comes. */
const DRAWN_BYTES = 100_000

const proformaOf = (db: Database, actor: Actor, { id, orderNo }: OrderRecord): Paper => ({
  folder: texts.order,
  name: texts.proforma(orderNo),
  bytes: DRAWN_BYTES,
  read: async () => (await proformaInvoice(db, actor, id)).bytes,
})

async function listPapers({ db, storage }: Papers, actor: Actor, trucks: readonly Truck[]): Promise<Paper[]> {
  if (trucks.length === 0) return []
  const ids = trucks.map(({ id }) => id)
  const numberOf = (id: number) => trucks.find((truck) => truck.id === id)?.number ?? 0
  const documents = (await listDocuments(db, ids)).map(({ invoiceId, number }) => ({
    folder: texts.invoices,
    name: `${number}.pdf`,
    bytes: DRAWN_BYTES,
    read: async () => (await writeInvoiceFile(db, actor, { invoiceId })).bytes,
  }))
  const certificates = (await listCertificateFiles(db, ids)).map((found) => ({
    folder: texts.certificates,
    name: [found.certificateNo ?? String(found.certificateId), found.maker ?? ''].join(' ').trim() + endOf(found),
    bytes: found.bytes,
    read: () => storage.get(found.storedName),
  }))
  const slips = (await listSlipFiles(db, ids)).map((found) => ({
    folder: texts.slips,
    name: texts.slip(numberOf(found.consignmentId), found.side, found.slipNo) + endOf(found),
    bytes: found.bytes,
    read: () => storage.get(found.storedName),
  }))
  const others = (await listTruckFiles(db, ids))
    .filter(({ kind, consignmentId }) => kind !== 'supplier-invoice' || sellsTruck(actor, trucks, consignmentId))
    .map((found) => ({
      folder: texts.truck(numberOf(found.consignmentId)),
      name: [texts.kinds[found.kind], found.name].join(' '),
      bytes: found.bytes,
      read: () => storage.get(found.storedName),
    }))
  return [...documents, ...certificates, ...slips, ...others]
}

const endOf = ({ storedName }: { storedName: string }) => extname(storedName)

/** What the supplier asks of the house is none of the buyer's business. */
function sellsTruck(actor: Actor, trucks: readonly Truck[], consignmentId: number): boolean {
  const truck = trucks.find(({ id }) => id === consignmentId)
  return truck !== undefined && isAllowed('see a consignment', actor, { ...truck, companyId: 0, buyerId: 0 })
}

/** One at a time. A file that is gone from the store is left out, as it can't be saved one by one either. */
async function* readAll(papers: readonly Paper[]): AsyncGenerator<ZippedFile> {
  const unique = uniqueNames()
  for (const { folder, name, read } of papers) {
    const bytes = await read()
    if (bytes) yield { path: unique(`${folder}/${fileNameOf(name)}`), bytes }
  }
}

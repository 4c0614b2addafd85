import { extname } from 'node:path'
import type { fetchSharedCertificate, fetchSharedOrder } from '@lohahaat/contract/fulfilment/consignments/order-link'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import { lastDayUntil } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../platform/db/db'
import { fileNameOf } from '../../platform/files/write-zip'
import { unlessGuessing } from '../../platform/http/limits/guessed-links'
import { hashToken } from '../../platform/http/secrets'
import type { Services } from '../../platform/http/services'
import { Refusal } from '../../platform/refusal'
import type { ConsignmentRecord } from '../consignments/consignments.repository'
import { findOpenLink } from './order-links.repository'
import { listSharedCertificates, listSharedEwayBills, listSharedSlips } from './shared-papers.repository'

type Papers = NonNullable<ResponseOf<typeof fetchSharedOrder>['trucks'][number]['papers']>

/** What strangers see of the papers of an order's trucks. */
export async function sharedPapersOf(tx: Db, orderId: number): Promise<(truck: ConsignmentRecord) => Papers> {
  const slips = await listSharedSlips(tx, orderId)
  const bills = await listSharedEwayBills(tx, orderId)
  const certificates = await listSharedCertificates(tx, orderId)
  return ({ id, invoiceNo, lrNo }) => {
    const isOwn = ({ consignmentId }: { consignmentId: number }) => consignmentId === id
    const bill = bills.find(isOwn)
    return {
      ...{ invoiceNo, lrNo, ewayBillNo: bill?.number ?? null, ewayLastDay: bill ? lastDayUntil(bill.endsAt) : null },
      slips: slips.filter(isOwn).map(({ side, slipNo, netKg }) => ({ side, slipNo, netKg: Number(netKg) })),
      certificates: certificates
        .filter(isOwn)
        .map(({ certificateId, certificateNo, maker }) => ({ certificateId, certificateNo, maker })),
    }
  }
}

/** The maker's own paper. It is named by what it is, and not as somebody called the file. */
export async function loadSharedCertificate(
  { db, storage, limits }: Pick<Services, 'db' | 'storage' | 'limits'>,
  address: string,
  { secret, certificateId }: ParsedInputOf<typeof fetchSharedCertificate>,
  at: Date,
): Promise<AnsweredFile> {
  const link = await unlessGuessing(limits.wrongSharesPerAddress, address, () =>
    findOpenLink(db, hashToken(secret), at),
  )
  if (!link) throw new Refusal('orderLinkDead')
  const shown = link.showsPapers ? await listSharedCertificates(db, link.orderId) : []
  const found = shown.find((certificate) => certificate.certificateId === certificateId)
  const bytes = found ? await storage.get(found.storedName) : null
  if (!found || bytes === null) throw new Refusal('certificateNotFound')
  const name = [found.certificateNo ?? String(certificateId), found.maker ?? ''].join(' ').trim()
  return {
    name: fileNameOf(name + extname(found.storedName)),
    mediaType: 'application/octet-stream',
    bytes: Buffer.from(bytes),
  }
}

import { heatKey } from '@lohahaat/domain/fulfilment/certificates/alarms'
import type { Certificate } from '@lohahaat/domain/fulfilment/certificates/certificate'
import { addCertificate, saveCertificate } from '@lohahaat/contract/fulfilment/certificates/certificates'
import type { CertificateAnswer } from '@lohahaat/contract/fulfilment/certificates/certificate'
import { fromUnits } from '@lohahaat/domain/platform/decimal'
import { eq } from 'drizzle-orm'
import { certificateTies } from '../../db/tables/fulfilment/certificate-ties'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { files } from '../../db/tables/platform/files'
import { newStoredName } from '../../platform/files/storage'
import { filesOf } from '../stock-desk'
import type { TestBrowser } from '../test-browser'
import type { TestServer } from '../test-server'
import { loadTruck } from './trucks'

/** Uploads a paper as a draft. */
export async function uploadPaper(server: TestServer, browser: TestBrowser, bytes: Buffer | string, name = 'tc.pdf') {
  const { status, lines } = await filesOf(server, browser).send(addCertificate, {}, { name, bytes: Buffer.from(bytes) })
  return { status, body: lines[0] as unknown as CertificateAnswer & { error: string } }
}

/** What somebody types from a paper. */
export const typedPaper = ({ certificateId: _, grams, heats, ...paper }: Certificate) => ({
  ...paper,
  kg: Number(fromUnits(grams, 3)),
  heats,
})

/** Uploads a paper, types in what it says and confirms it. */
export async function confirmPaper(
  server: TestServer,
  browser: TestBrowser,
  paper: Certificate,
  certificateNo: string | null = null,
): Promise<CertificateAnswer> {
  const { certificateId, version } = (await uploadPaper(server, browser, '%PDF-1.4\ncertificate')).body
  const saved = { ...typedPaper(paper), certificateId, version, certificateNo, confirm: true }
  const { status, body, error } = await browser.send(saveCertificate, saved)
  if (status !== 200) throw new Error(error)
  return body
}

/** A truck of an order with a certificate, all by rows. */
export async function giveCertificate(
  { db, storage }: Pick<TestServer, 'db' | 'storage'>,
  orderId: number,
  userId: number,
) {
  const consignmentId = await loadTruck(db, orderId)
  const [line] = await db.select().from(consignmentLines).where(eq(consignmentLines.consignmentId, consignmentId))
  const storedName = newStoredName('pdf')
  await storage.put(storedName, Buffer.from('%PDF-1.7 a certificate'))
  const record = { storedName, originalName: 'tc.pdf', mediaType: 'application/pdf', bytes: 22 }
  const [file] = await db
    .insert(files)
    .values({ ...record, purpose: 'certificate', ownerId: userId })
    .returning({ id: files.id })
  const at = new Date()
  const [certificate] = await db
    .insert(certificates)
    .values({
      ...{ fileId: file?.id ?? 0, state: 'confirmed', certificateNo: 'TC/1', maker: 'Sample Tubes' },
      ...{ standard: 'IS 1239', size: '50 NB', thickness: '3.6', grams: 9_000_000n },
      ...{ heats: [{ heatNo: 'X1', figures: {}, tests: {} }], heatKeys: [heatKey('X1')] },
      ...{ createdBy: userId, createdAt: at, confirmedAt: at },
    })
    .returning({ id: certificates.id })
  const certificateId = certificate?.id ?? 0
  const [tie] = await db
    .insert(certificateTies)
    .values({
      ...{ certificateId, consignmentLineId: line?.id ?? 0, heatNo: 'X1', grams: 1000n },
      ...{ createdBy: userId, createdAt: at },
    })
    .returning({ id: certificateTies.id })
  return { certificateId, consignmentId, consignmentLineId: line?.id ?? 0, tieId: tie?.id ?? 0 }
}

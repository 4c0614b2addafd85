import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { certificateTies } from '../../db/tables/fulfilment/certificate-ties'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { consignmentFiles } from '../../db/tables/fulfilment/consignment-files'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { files } from '../../db/tables/platform/files'
import type { Db } from '../../platform/db/db'

/** The trucks of an order, the first one first. */
export const listTrucks = (db: Db, orderId: number) =>
  db
    .select({
      id: consignments.id,
      number: consignments.number,
      sellerId: consignments.sellerId,
      companyId: consignments.companyId,
    })
    .from(consignments)
    .where(eq(consignments.orderId, orderId))
    .orderBy(asc(consignments.number))

/** The certificates of what is on these trucks. */
export const listCertificateFiles = (db: Db, consignmentIds: readonly number[]) =>
  db
    .selectDistinct({
      certificateId: certificates.id,
      certificateNo: certificates.certificateNo,
      maker: certificates.maker,
      storedName: files.storedName,
      bytes: files.bytes,
    })
    .from(certificateTies)
    .innerJoin(certificates, eq(certificates.id, certificateTies.certificateId))
    .innerJoin(files, eq(files.id, certificates.fileId))
    .innerJoin(consignmentLines, eq(consignmentLines.id, certificateTies.consignmentLineId))
    .where(and(eq(certificates.state, 'confirmed'), inArray(consignmentLines.consignmentId, [...consignmentIds])))
    .orderBy(asc(certificates.id))

/** The invoices and notes of these trucks; cancelled ones too, since they stay papers. */
export const listDocuments = (db: Db, consignmentIds: readonly number[]) =>
  db
    .select({ invoiceId: taxDocuments.id, kind: taxDocuments.kind, number: taxDocuments.number })
    .from(taxDocuments)
    .where(inArray(taxDocuments.consignmentId, [...consignmentIds]))
    .orderBy(asc(taxDocuments.id))

/** LR, photos and other papers of these trucks, and of some the supplier's invoice. */
export const listTruckFiles = (db: Db, consignmentIds: readonly number[]) =>
  db
    .select({
      consignmentId: consignmentFiles.consignmentId,
      kind: consignmentFiles.kind,
      name: files.originalName,
      storedName: files.storedName,
      bytes: files.bytes,
    })
    .from(consignmentFiles)
    .innerJoin(files, eq(files.id, consignmentFiles.fileId))
    .where(inArray(consignmentFiles.consignmentId, [...consignmentIds]))
    .orderBy(asc(consignmentFiles.id))

/** The photos of the weighbridge slips that are in force. */
export const listSlipFiles = (db: Db, consignmentIds: readonly number[]) =>
  db
    .select({
      consignmentId: weighbridgeSlips.consignmentId,
      side: weighbridgeSlips.side,
      slipNo: weighbridgeSlips.slipNo,
      storedName: files.storedName,
      bytes: files.bytes,
    })
    .from(weighbridgeSlips)
    .innerJoin(files, eq(files.id, weighbridgeSlips.fileId))
    .where(and(inArray(weighbridgeSlips.consignmentId, [...consignmentIds]), isNull(weighbridgeSlips.replacedAt)))
    .orderBy(asc(weighbridgeSlips.id))

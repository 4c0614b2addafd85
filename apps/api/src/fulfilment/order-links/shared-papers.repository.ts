import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { ewayBills } from '../../db/tables/billing/eway-bills'
import { taxDocuments } from '../../db/tables/billing/tax-documents'
import { certificateTies } from '../../db/tables/fulfilment/certificate-ties'
import { certificates } from '../../db/tables/fulfilment/certificates'
import { weighbridgeSlips } from '../../db/tables/fulfilment/weighbridge-slips'
import { consignmentLines } from '../../db/tables/ordering/consignment-lines'
import { consignments } from '../../db/tables/ordering/consignments'
import { files } from '../../db/tables/platform/files'
import type { Db } from '../../platform/db/db'

const sharedSides = ['seller', 'buyer'] as const
type SharedSide = (typeof sharedSides)[number]

/** The slips in force of an order's trucks, without the third party's. */
export async function listSharedSlips(db: Db, orderId: number) {
  const { consignmentId, side, slipNo, netKg } = weighbridgeSlips
  const rows = await db
    .select({ consignmentId, side, slipNo, netKg })
    .from(weighbridgeSlips)
    .innerJoin(consignments, eq(consignments.id, consignmentId))
    .where(and(eq(consignments.orderId, orderId), isNull(weighbridgeSlips.replacedAt), inArray(side, [...sharedSides])))
    .orderBy(asc(weighbridgeSlips.id))
  return rows as (Omit<(typeof rows)[number], 'side'> & { side: SharedSide })[]
}

/** The e-way bills that count of an order's trucks. */
export const listSharedEwayBills = (db: Db, orderId: number) =>
  db
    .select({ consignmentId: taxDocuments.consignmentId, number: ewayBills.number, endsAt: ewayBills.endsAt })
    .from(ewayBills)
    .innerJoin(taxDocuments, eq(taxDocuments.id, ewayBills.invoiceId))
    .where(and(eq(taxDocuments.orderId, orderId), isNull(taxDocuments.cancelledAt), isNull(ewayBills.cancelledAt)))

/** The confirmed certificates of what is on an order's trucks. */
export const listSharedCertificates = (db: Db, orderId: number) =>
  db
    .selectDistinct({
      consignmentId: consignments.id,
      certificateId: certificates.id,
      certificateNo: certificates.certificateNo,
      maker: certificates.maker,
      storedName: files.storedName,
    })
    .from(certificateTies)
    .innerJoin(certificates, eq(certificates.id, certificateTies.certificateId))
    .innerJoin(files, eq(files.id, certificates.fileId))
    .innerJoin(consignmentLines, eq(consignmentLines.id, certificateTies.consignmentLineId))
    .innerJoin(consignments, eq(consignments.id, consignmentLines.consignmentId))
    .where(and(eq(certificates.state, 'confirmed'), eq(consignments.orderId, orderId)))
    .orderBy(asc(certificates.id))

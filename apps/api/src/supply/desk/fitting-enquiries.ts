import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import { DEFAULT_PAGE_SIZE } from '@lohahaat/contract/platform/list-query'
import type { fetchFittingEnquiries } from '@lohahaat/contract/supply/desk/supplier-desk'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { findMeasures } from '../../sourcing/enquiries/enquiry-measures.repository'
import { matchWaiting } from '../matching/match-enquiries'
import { findFitCount } from '../matching/reach.repository'
import { refreshReach } from '../matching/refresh-reach'
import { listAskedNames, listFits } from './fitting-enquiries.repository'

/** The enquiries that fit the actor's company, with what came in since they were last matched. */
export async function loadFittingEnquiries(
  db: Database,
  { companyId, at }: Actor,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: ParsedInputOf<typeof fetchFittingEnquiries>,
) {
  await matchWaiting(db, at)
  const total = await countFits(db, companyId, at)
  const found = await listFits(db, companyId, page, pageSize)
  const measures = await findMeasures(
    db,
    found.map(({ enquiry }) => enquiry),
  )
  const names = await listAskedNames(
    db,
    found.map(({ enquiry }) => enquiry.id),
  )
  return {
    total,
    rows: found.map(({ fit: { fit, classPercent, makePercent, kmPercent, km }, enquiry, hasQuoted }) => ({
      enquiryId: enquiry.id,
      leadId: enquiry.leadId,
      itemCount: measures.get(enquiry.id)?.itemCount ?? 0,
      tons: toTons(measures.get(enquiry.id)?.grams ?? 0n),
      ...(names.get(enquiry.id) ?? { classes: [], makes: [] }),
      pinCode: enquiry.deliveryPinCode,
      km,
      fit,
      classPercent,
      makePercent,
      kmPercent,
      raisedOn: enquiry.createdAt.toISOString(),
      hasQuoted,
    })),
  }
}

/** A supplier of an earlier release is matched when he first looks. */
async function countFits(db: Database, companyId: number, at: Date): Promise<number> {
  const count = await findFitCount(db, companyId)
  if (count !== null) return count
  await db.transaction((tx) => refreshReach(tx, companyId, at))
  return (await findFitCount(db, companyId)) ?? 0
}

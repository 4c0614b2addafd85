import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type {
  addApplicationNote,
  decideApplication,
  fetchApplications,
} from '@lohahaat/contract/supply/applications/applications'
import { addApplicationNote as noteCall } from '@lohahaat/contract/supply/applications/applications'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { istDay } from '@lohahaat/domain/platform/ist'
import { applicationSteps, shownStatus } from '@lohahaat/domain/supply/application'
import { lockBuyer } from '../../ordering/cart/cart.repository'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { doOnce } from '../../platform/db/used-keys.repository'
import type { Services } from '../../platform/http/services'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { refreshReach } from '../matching/refresh-reach'
import { applicationDecided } from './application-letters'
import { approve } from './approve'
import {
  findApplication,
  findSurroundings,
  listApplications,
  lockApplication,
  updateApplication,
  type ApplicationRecord,
} from './applications.repository'
import { findApplicant, findSellerOf, holdItems, releaseItems, setSellerActive } from './link-seller.repository'
import { lockFor } from './own-application'
import { holidaysOf, readApplication, readSaved } from './read-application'
import { insertNote } from './supplier-notes.repository'

/** How an application is called in the audit. */
export const RESOURCE = 'Supplier'

export async function loadApplications(db: Db, { at }: Actor, request: ParsedInputOf<typeof fetchApplications>) {
  const { rows, total } = await listApplications(db, request)
  return {
    total,
    rows: rows.map(({ application, applicant }) => ({
      companyId: application.companyId,
      businessName: application.businessName,
      gstNumber: application.gstNumber,
      status: shownStatus(application.status, holidaysOf(application), istDay(at)),
      yards: application.yards,
      applicant,
      submittedAt: application.submittedAt?.toISOString() ?? null,
      updatedAt: application.updatedAt.toISOString(),
      isChanging: application.waiting !== null,
    })),
  }
}

export async function loadApplication(db: Db, { at }: Actor, companyId: number) {
  const found = await findApplication(db, companyId)
  if (!found) return []
  return [{ ...(await readApplication(db, found, 'administrator', at)), ...(await findSurroundings(db, found)) }]
}

type Decision = ParsedInputOf<typeof decideApplication>

/** Decides about an application, with a letter to the applicant. Of two decisions at once the second is refused. */
export const decide = ({ db, site: { siteUrl } }: Pick<Services, 'db' | 'site'>, actor: Actor, decision: Decision) =>
  db.transaction(async (tx) => {
    const { companyId, decision: step, note } = decision
    const found = await lockFor(tx, companyId, step)
    if (note === null && (step === 'askChanges' || step === 'suspend')) throw new Refusal('noteMissing')
    const status = applicationSteps[step].to
    await updateApplication(tx, companyId, { status, updatedAt: actor.at })
    if (step === 'approve') await approve(tx, actor, found, decision.sellerId ?? null)
    if (step === 'suspend') await suspend(tx, actor, companyId)
    if (step === 'reinstate') await reinstate(tx, actor, found)
    await refreshReach(tx, companyId)
    await insertNote(tx, { companyId, status, text: note, isShown: true }, actor)
    await recordAudit(tx, actor, {
      resource: RESOURCE,
      recordId: companyId,
      before: { businessName: found.businessName, status: found.status },
      after: { businessName: found.businessName, status, ...(note !== null && { note }) },
    })
    const { email } = await findApplicant(tx, found.applicantId)
    await queueLetter(tx, email, () => applicationDecided({ ...found, status }, note, siteUrl))
    return readSaved(tx, companyId, 'administrator', actor.at)
  })

/** His items are not sold meanwhile. */
async function suspend(tx: Db, actor: Actor, companyId: number) {
  const sellerId = await findSellerOf(tx, companyId)
  if (sellerId === null) return
  await setSellerActive(tx, sellerId, false, actor)
  await updateApplication(tx, companyId, { heldItemIds: await holdItems(tx, sellerId, actor) })
}

async function reinstate(tx: Db, actor: Actor, { companyId, heldItemIds }: ApplicationRecord) {
  const sellerId = await findSellerOf(tx, companyId)
  if (sellerId === null) return
  await setSellerActive(tx, sellerId, true, actor)
  await releaseItems(tx, sellerId, heldItemIds, actor)
  await updateApplication(tx, companyId, { heldItemIds: [] })
}

type NewNote = ParsedInputOf<typeof addApplicationNote>

export const addNote = (
  database: Database,
  actor: Actor,
  { companyId, note, isShown }: NewNote,
  key: string | undefined,
) =>
  database.transaction(async (tx) => {
    const { userId, at } = actor
    await lockBuyer(tx, userId)
    const { answer } = await doOnce(tx, { userId, call: `POST ${noteCall.path}`, key }, at, async () => {
      if (!(await lockApplication(tx, companyId))) throw new Refusal('unknownRecord')
      await insertNote(tx, { companyId, status: null, text: note, isShown }, actor)
      return readSaved(tx, companyId, 'administrator', at)
    })
    return answer
  })

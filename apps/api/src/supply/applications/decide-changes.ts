import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { decideChanges as decideCall } from '@lohahaat/contract/supply/applications/details'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { changedFields, checkedOf, type CheckedDetails } from '@lohahaat/domain/supply/application'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import type { Services } from '../../platform/http/services'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { changesDecided } from './application-letters'
import { updateApplication, type ApplicationRecord } from './applications.repository'
import { nameFields } from './change-details'
import { changeTexts } from './change-texts'
import { RESOURCE } from './decide-application'
import { addGstNumber, findApplicant } from './link-seller.repository'
import { lockFor } from './own-application'
import { readSaved } from './read-application'
import { dropWaitingFiles, takeWaitingFiles } from './supplier-files.repository'
import { insertNote } from './supplier-notes.repository'

type Decision = ParsedInputOf<typeof decideCall>

/** Takes a supplier's change of his details or rejects it: exactly the one that the administrator has seen. */
export const decideChanges = (
  { db, site: { siteUrl } }: Pick<Services, 'db' | 'site'>,
  actor: Actor,
  { companyId, isApproved, seen, note }: Decision,
) =>
  db.transaction(async (tx) => {
    const found = await lockFor(tx, companyId, 'decideChanges')
    const { waiting, waitingAt, waitingBy } = found
    if (!waiting || waitingBy === null || waitingAt?.getTime() !== Date.parse(seen)) throw new Refusal('changesMoved')
    if (!isApproved && note === null) throw new Refusal('noteMissing')
    if (isApproved) await take(tx, actor, found, waiting)
    else await dropWaitingFiles(tx, companyId)
    const over = { waiting: null, waitingAt: null, waitingBy: null, updatedAt: actor.at }
    await updateApplication(tx, companyId, over)
    const what = nameFields(changedFields(found, waiting))
    const said = isApproved ? changeTexts.approved(what) : changeTexts.rejected(what)
    const text = note === null ? said : `${said}\n${note}`
    await insertNote(tx, { companyId, status: null, text, isShown: true }, actor)
    const { email } = await findApplicant(tx, waitingBy)
    await queueLetter(tx, email, () => changesDecided(isApproved, note, siteUrl))
    return readSaved(tx, companyId, 'administrator', actor.at)
  })

async function take(tx: Db, actor: Actor, found: ApplicationRecord, waiting: CheckedDetails) {
  const { companyId, businessName } = found
  await updateApplication(tx, companyId, waiting)
  await takeWaitingFiles(tx, companyId)
  await addGstNumber(tx, companyId, waiting.gstNumber, actor.at)
  await recordAudit(tx, actor, {
    resource: RESOURCE,
    recordId: companyId,
    before: { businessName, ...checkedOf(found) },
    after: { businessName, ...checkedOf(waiting) },
  })
}

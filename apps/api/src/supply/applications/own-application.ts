import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { saveApplication as saveCall } from '@lohahaat/contract/supply/applications/own-application'
import { texts } from '@lohahaat/contract/supply/texts'
import type { Actor } from '@lohahaat/domain/identity/actor'
import {
  isStepPossible,
  problemsOf,
  type ApplicationForm,
  type ApplicationStep,
} from '@lohahaat/domain/supply/application'
import type { Database, Db } from '../../platform/db/db'
import type { Services } from '../../platform/http/services'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { findPlaces } from '../../reference/pin-codes/pin-code-details'
import { applicationArrived } from './application-letters'
import {
  countChosen,
  findApplication,
  lockApplication,
  startApplication,
  updateApplication,
  updateForm,
  type ApplicationRecord,
} from './applications.repository'
import { addGstNumber } from './link-seller.repository'
import { readApplication, readSaved } from './read-application'
import { listFiles } from './supplier-files.repository'
import { insertNote } from './supplier-notes.repository'

export async function loadOwnApplication(db: Db, { companyId, at }: Actor) {
  const found = await findApplication(db, companyId)
  return found ? [await readApplication(db, found, 'applicant', at)] : []
}

export const saveDraft = (db: Database, actor: Actor, form: ParsedInputOf<typeof saveCall>) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    await startApplication(tx, companyId, form, actor)
    await lockFor(tx, companyId, 'save')
    await updateForm(tx, companyId, form, actor)
    return readSaved(tx, companyId, 'applicant', at)
  })

type Desk = Pick<Services, 'db' | 'site' | 'adminEmails'>

export const submit = ({ db, site: { siteUrl }, adminEmails }: Desk, actor: Actor) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    const found = await lockFor(tx, companyId, 'submit')
    await requireComplete(tx, found)
    await addGstNumber(tx, companyId, found.gstNumber, at)
    await updateApplication(tx, companyId, { status: 'Submitted', submittedAt: at, updatedAt: at })
    await insertNote(tx, { companyId, status: 'Submitted', text: null, isShown: true }, actor)
    for (const email of adminEmails) await queueLetter(tx, email, () => applicationArrived(found, siteUrl))
    return readSaved(tx, companyId, 'applicant', at)
  })

export const withdraw = (db: Database, actor: Actor) =>
  db.transaction(async (tx) => {
    const { companyId, at } = actor
    await lockFor(tx, companyId, 'withdraw')
    await updateApplication(tx, companyId, { status: 'Draft', updatedAt: at })
    await insertNote(tx, { companyId, status: 'Draft', text: null, isShown: true }, actor)
    return readSaved(tx, companyId, 'applicant', at)
  })

/** Locks an application, and refuses what can't be done with it as it stands. */
export async function lockFor(tx: Db, companyId: number, step: ApplicationStep): Promise<ApplicationRecord> {
  const found = await lockApplication(tx, companyId)
  if (!found) throw new Refusal('unknownRecord')
  if (!isStepPossible(step, found.status)) throw new Refusal('applicationNotHere', found.status)
  return found
}

async function requireComplete(tx: Db, found: ApplicationRecord) {
  await requireSound(tx, found)
  const files = await listFiles(tx, found.companyId)
  if (!files.some(({ kind }) => kind === 'cheque')) throw new Refusal('applicationIncomplete', texts.problems.cheque)
}

/** Refuses what a supplier can't be matched or paid by. */
export async function requireSound(tx: Db, found: ApplicationForm) {
  const { problems } = texts
  const [first] = problemsOf(found)
  if (first) throw new Refusal('applicationIncomplete', problems[first])
  for (const pinCode of found.yards)
    if ((await findPlaces(pinCode)).length === 0)
      throw new Refusal('applicationIncomplete', problems.unknownYard(pinCode))
  const chosen = await countChosen(tx, found)
  if (chosen.brands !== found.brandIds.length) throw new Refusal('applicationIncomplete', problems.brandIds)
  if (chosen.classes !== found.classIds.length) throw new Refusal('applicationIncomplete', problems.classIds)
}

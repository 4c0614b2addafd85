import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { changeDetails as changeCall } from '@lohahaat/contract/supply/applications/details'
import { texts } from '@lohahaat/contract/supply/texts'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { changedFields, checkedOf, needsCheque, type CheckedField } from '@lohahaat/domain/supply/application'
import { listFormat } from '@lohahaat/domain/platform/formats'
import type { Db } from '../../platform/db/db'
import type { Services } from '../../platform/http/services'
import { queueLetter } from '../../platform/mail/queue-letter'
import { Refusal } from '../../platform/refusal'
import { refreshReach } from '../matching/refresh-reach'
import { changesArrived } from './application-letters'
import { nameChosen, updateApplication, type ApplicationRecord } from './applications.repository'
import { changeTexts } from './change-texts'
import { lockFor, requireSound } from './own-application'
import { readSaved } from './read-application'
import { dropWaitingFiles, listFiles } from './supplier-files.repository'
import { insertNote } from './supplier-notes.repository'

type Details = ParsedInputOf<typeof changeCall>
type Desk = Pick<Services, 'db' | 'site' | 'adminEmails'>

/**
 * Changes what a supplier applied with: at once what he is matched by, and by an administrator's decision what he was
 * approved by.
 */
export const changeDetails = (desk: Desk, actor: Actor, details: Details) =>
  desk.db.transaction(async (tx) => {
    const { companyId, at } = actor
    const found = await lockFor(tx, companyId, 'change')
    await requireSound(tx, { ...found, ...details })
    await changeReach(tx, actor, found, details)
    await askForOther(tx, desk, actor, found, details)
    return readSaved(tx, companyId, 'applicant', at)
  })

async function changeReach(tx: Db, actor: Actor, found: ApplicationRecord, { yards, brandIds, classIds }: Details) {
  const { companyId, at } = actor
  const moves = await movesOf(tx, found, { yards, brandIds, classIds })
  if (moves.length === 0) return
  await updateApplication(tx, companyId, { yards, brandIds, classIds, updatedAt: at })
  await insertNote(tx, { companyId, status: null, text: moves.join('\n'), isShown: true }, actor)
  await refreshReach(tx, companyId, at)
}

type Reach = Pick<ApplicationRecord, 'yards' | 'brandIds' | 'classIds'>

async function movesOf(tx: Db, before: Reach, after: Reach): Promise<string[]> {
  const [old, now] = [await nameChosen(tx, before), await nameChosen(tx, after)]
  const rows: [string, readonly string[], readonly string[]][] = [
    [changeTexts.yards, before.yards, after.yards],
    [changeTexts.brands, old.brands, now.brands],
    [changeTexts.classes, old.classes, now.classes],
  ]
  return rows
    .map(([what, from, to]) => ({ what, from: from.join(', '), to: to.join(', ') }))
    .filter(({ from, to }) => from !== to)
    .map(({ what, from, to }) => changeTexts.moved(what, from, to))
}

async function askForOther(
  tx: Db,
  { site: { siteUrl }, adminEmails }: Desk,
  actor: Actor,
  found: ApplicationRecord,
  details: Details,
) {
  const { companyId, userId, at } = actor
  const asked = checkedOf(details)
  const changed = changedFields(found, asked)
  const papers = (await listFiles(tx, companyId)).filter(({ isWaiting }) => isWaiting)
  if (changed.length === 0 && papers.length === 0) {
    if (found.waiting) await takeBack(tx, actor)
    return
  }
  if (needsCheque(changed) && !papers.some(({ kind }) => kind === 'cheque'))
    throw new Refusal('applicationIncomplete', texts.problems.cheque)
  if (found.waiting && changedFields(found.waiting, asked).length === 0) return
  await updateApplication(tx, companyId, { waiting: asked, waitingAt: at, waitingBy: userId, updatedAt: at })
  const text = changeTexts.asked(nameFields(changed))
  await insertNote(tx, { companyId, status: null, text, isShown: true }, actor)
  for (const email of adminEmails) await queueLetter(tx, email, () => changesArrived(found, siteUrl))
}

const together = listFormat({ type: 'conjunction' })

export const nameFields = (changed: readonly CheckedField[]) =>
  changed.length === 0 ? changeTexts.papers : together(changed.map((field) => changeTexts.fields[field]))

async function takeBack(tx: Db, actor: Actor) {
  const { companyId, at } = actor
  await updateApplication(tx, companyId, { waiting: null, waitingAt: null, waitingBy: null, updatedAt: at })
  await dropWaitingFiles(tx, companyId)
  await insertNote(tx, { companyId, status: null, text: changeTexts.takenBack, isShown: true }, actor)
}

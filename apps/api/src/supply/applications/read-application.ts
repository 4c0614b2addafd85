import type { Application } from '@lohahaat/contract/supply/applications/application'
import { panOf, shownStatus } from '@lohahaat/domain/supply/application'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Db } from '../../platform/db/db'
import { findApplication, type ApplicationRecord } from './applications.repository'
import { listFiles } from './supplier-files.repository'
import { listNotes } from './supplier-notes.repository'

type Reader = 'applicant' | 'administrator'

/** An application as it is shown: to its applicant without the notes of administrators among themselves. */
export async function readApplication(
  db: Db,
  found: ApplicationRecord,
  reader: Reader,
  at: Date,
): Promise<Application> {
  const { applicantId: _, heldItemIds: __, createdAt: ___, holidayFrom: _from, holidayTo: _to, ...stored } = found
  const { waiting, waitingAt, waitingBy: _by, ...rest } = stored
  const [files, notes] = [await listFiles(db, found.companyId), await listNotes(db, found.companyId)]
  const holidays = holidaysOf(found)
  return {
    ...rest,
    status: shownStatus(found.status, holidays, istDay(at)),
    pan: panOf(found.gstNumber),
    files,
    holidays,
    waiting: waiting && waitingAt && { ...waiting, pan: panOf(waiting.gstNumber), at: waitingAt.toISOString() },
    submittedAt: found.submittedAt?.toISOString() ?? null,
    updatedAt: found.updatedAt.toISOString(),
    notes: notes
      .filter(({ isShown }) => isShown || reader === 'administrator')
      .map((note) => ({ ...note, at: note.at.toISOString() })),
  }
}

export const holidaysOf = ({ holidayFrom: from, holidayTo: to }: ApplicationRecord) =>
  from === null || to === null ? null : { from, to }

/** The application of a company that has just been saved. */
export async function readSaved(db: Db, companyId: number, reader: Reader, at: Date): Promise<Application> {
  const found = await findApplication(db, companyId)
  if (!found) throw new Error('The application was not stored')
  return readApplication(db, found, reader, at)
}

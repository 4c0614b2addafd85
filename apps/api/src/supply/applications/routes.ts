import {
  addApplicationNote,
  decideApplication,
  fetchApplication,
  fetchApplications,
} from '@lohahaat/contract/supply/applications/applications'
import { changeDetails, decideChanges } from '@lohahaat/contract/supply/applications/details'
import { setMemberRole } from '@lohahaat/contract/supply/applications/member-role'
import {
  deleteApplicationFile,
  fetchApplicationFile,
  fetchOwnApplication,
  saveApplication,
  saveHolidays,
  sendApplicationFile,
  submitApplication,
  withdrawApplication,
} from '@lohahaat/contract/supply/applications/own-application'
import { route } from '../../platform/http/route'
import { addFile, loadFile, removeFile } from './application-files'
import { addNote, decide, loadApplication, loadApplications } from './decide-application'
import { changeDetails as change } from './change-details'
import { decideChanges as decideChange } from './decide-changes'
import { loadOwnApplication, saveDraft, submit, withdraw } from './own-application'
import { changeRole, closeForHolidays } from './selling'

export default [
  route(fetchOwnApplication, ({ db, actor }) => loadOwnApplication(db, actor)),
  route(saveApplication, ({ db, actor, input }) => saveDraft(db, actor, input)),
  route(submitApplication, ({ db, site, adminEmails, actor }) => submit({ db, site, adminEmails }, actor)),
  route(withdrawApplication, ({ db, actor }) => withdraw(db, actor)),
  route(sendApplicationFile, ({ db, storage, uploadQuotaMb, actor, input, upload }) =>
    addFile({ db, storage, uploadQuotaMb }, actor, input.kind, upload),
  ),
  route(deleteApplicationFile, ({ db, actor, input }) => removeFile(db, actor, input.fileId)),
  route(fetchApplicationFile, ({ db, storage, actor, input }) => loadFile({ db, storage }, actor, input.fileId)),
  route(changeDetails, ({ db, site, adminEmails, actor, input }) => change({ db, site, adminEmails }, actor, input)),
  route(decideChanges, ({ db, site, actor, input }) => decideChange({ db, site }, actor, input)),
  route(saveHolidays, ({ db, actor, input }) => closeForHolidays(db, actor, input)),
  route(setMemberRole, ({ db, actor, input }) => changeRole(db, actor, input)),
  route(fetchApplications, async ({ db, actor, input, answer }) =>
    answer.page(await loadApplications(db, actor, input)),
  ),
  route(fetchApplication, ({ db, actor, input }) => loadApplication(db, actor, input.companyId)),
  route(decideApplication, ({ db, site, actor, input }) => decide({ db, site }, actor, input)),
  route(addApplicationNote, ({ db, actor, visitor: { idempotencyKey }, input }) =>
    addNote(db, actor, input, idempotencyKey),
  ),
]

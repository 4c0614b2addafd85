import {
  issueNote as issueNoteCall,
  settleShortage as settleShortageCall,
} from '@lohahaat/contract/billing/notes/notes'
import { route } from '../../platform/http/route'
import { issueNote } from './issue-note'
import { settleShortage } from './settle-shortage'

export default [
  route(issueNoteCall, ({ db, site: { siteUrl }, actor, input, visitor: { idempotencyKey } }) =>
    issueNote({ db, siteUrl }, actor, input, idempotencyKey),
  ),
  route(settleShortageCall, ({ db, site: { siteUrl }, actor, input, visitor: { idempotencyKey } }) =>
    settleShortage({ db, siteUrl }, actor, input.consignmentId, idempotencyKey),
  ),
]

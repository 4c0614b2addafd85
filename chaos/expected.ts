import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { REMINDERS_UNSENT } from '../apps/api/src/billing/reminders/reminder-clock'
import { PUSHES_UNREAD } from '../apps/api/src/platform/push/push-worker'
import { SUPPLIERS_UNTOLD } from '../apps/api/src/supply/supplier-clock'
import type { Complaint } from './product-server'

const ofLostDatabase = () => [
  refusalTexts.unavailable,
  refusalTexts.outcomeUnknown,
  'the mail queue could not be read',
  PUSHES_UNREAD,
  SUPPLIERS_UNTOLD,
  REMINDERS_UNSENT,
  'a call of a page failed',
  'The embedded database has ended',
]

/** What a server may log while its database is gone. */
export const isLostDatabaseError = ({ msg }: Complaint) => ofLostDatabase().includes(msg)

import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Complaint } from './product-server'

const ofLostDatabase = () => [
  refusalTexts.unavailable,
  refusalTexts.outcomeUnknown,
  'the mail queue could not be read',
  'a call of a page failed',
  'The embedded database has ended',
]

/** What a server may log while its database is gone. */
export const isLostDatabaseError = ({ msg }: Complaint) => ofLostDatabase().includes(msg)

import type { Sweep } from '../platform/operations/housekeeping'
import { deleteMessagesBefore } from './contact/contact-messages.repository'
import { deleteUnconfirmedBefore } from './newsletter/newsletter.repository'

export const sweepSite: Sweep = async (db, ago) => {
  await deleteUnconfirmedBefore(db, ago(30))
  await deleteMessagesBefore(db, ago(730))
}

import { deleteKeysBefore } from '../platform/db/used-keys.repository'
import type { Sweep } from '../platform/operations/housekeeping'
import { deleteLinksBefore } from './lists/list-links.repository'

export const sweepSourcing: Sweep = async (db, ago) => {
  await deleteKeysBefore(db, ago(2))
  await deleteLinksBefore(db, ago(0))
}

import { lt } from 'drizzle-orm'
import { listLinks } from '../../db/tables/sourcing/list-links'
import type { Db } from '../../platform/db/db'

export const deleteLinksBefore = (db: Db, at: Date) => db.delete(listLinks).where(lt(listLinks.endsAt, at))

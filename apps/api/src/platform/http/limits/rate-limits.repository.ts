import { lt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { rateLimits } from '../../../db/tables/platform/rate-limits'

export const deleteExpiredLimits = (db: Db, at: Date) =>
  db.delete(rateLimits).where(lt(rateLimits.expire, at.getTime()))

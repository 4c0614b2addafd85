import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { subClasses } from '../../db/tables/reference/sub-classes'

const ALL = -1
/** Trees have a few hundred sizes. */
const MOST_SIZES = 5000

/** The names of the sizes of a class, or of all of them with -1. */
export async function listSizeNames(db: Db, classId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: subClasses.name })
    .from(subClasses)
    .where(classId === ALL ? undefined : eq(subClasses.classId, classId))
    .limit(MOST_SIZES)
  return rows.map(({ name }) => name)
}

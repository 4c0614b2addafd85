import { eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { naturalOrder } from '../db/search'
import { classes } from '../db/tables/classes'
import { subClasses } from '../db/tables/sub-classes'
import { subClasses1 } from '../db/tables/sub-classes1'

/** What a leaf of the tree is called, and where it hangs. */
export const leafColumns = {
  departmentId: classes.departmentId,
  classId: classes.id,
  className: classes.name,
  subClassId: subClasses.id,
  subClassName: subClasses.name,
  subClassId1: subClasses1.id,
  subClassName1: subClasses1.name,
}

/** The leaves of one department or of all: classes as they were entered, sizes and thicknesses from small to large. */
export const listLeaves = (db: Db, departmentId?: number) =>
  db
    .select(leafColumns)
    .from(classes)
    .innerJoin(subClasses, eq(subClasses.classId, classes.id))
    .innerJoin(subClasses1, eq(subClasses1.subClassId, subClasses.id))
    .where(departmentId === undefined ? undefined : eq(classes.departmentId, departmentId))
    .orderBy(classes.departmentId, classes.id, ...naturalOrder(subClasses.name), ...naturalOrder(subClasses1.name))

export type TreeLeaf = Awaited<ReturnType<typeof listLeaves>>[number]

import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { naturalOrder } from '../../platform/db/search'
import { classes } from '../../db/tables/reference/classes'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

/** The name of a leaf and its parents. */
export const leafColumns = {
  departmentId: classes.departmentId,
  classId: classes.id,
  className: classes.name,
  sizeId: subClasses.id,
  size: subClasses.name,
  thicknessId: subClasses1.id,
  thickness: subClasses1.name,
}

/** Per department, for the picker: about sixty bytes each. */
const MAX_LEAVES = 20_000

/** The leaves of one department. */
export const listTree = (db: Db, departmentId: number) =>
  selectLeaves(db).where(eq(classes.departmentId, departmentId)).limit(MAX_LEAVES)

/** All leaves. */
export const listLeaves = (db: Db) => selectLeaves(db)

/** Classes in order of creation, sizes and thicknesses from small to large. */
const selectLeaves = (db: Db) =>
  db
    .select(leafColumns)
    .from(classes)
    .innerJoin(subClasses, eq(subClasses.classId, classes.id))
    .innerJoin(subClasses1, eq(subClasses1.sizeId, subClasses.id))
    .orderBy(classes.departmentId, classes.id, ...naturalOrder(subClasses.name), ...naturalOrder(subClasses1.name))
    .$dynamic()

export type TreeLeaf = Awaited<ReturnType<typeof listLeaves>>[number]

import { eq } from 'drizzle-orm'
import type { Db } from '../db/db'
import { classes } from '../db/tables/classes'
import { subClasses } from '../db/tables/sub-classes'
import { subClasses1 } from '../db/tables/sub-classes1'

/** Every thickness of the tree with its size and class, in the order that the tree shows them. */
export const listLeaves = (db: Db) =>
  db
    .select({
      departmentId: classes.departmentId,
      classId: classes.id,
      className: classes.name,
      subClassId: subClasses.id,
      subClassName: subClasses.name,
      subClassId1: subClasses1.id,
      subClassName1: subClasses1.name,
    })
    .from(subClasses1)
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.subClassId))
    .innerJoin(classes, eq(classes.id, subClasses.classId))
    .orderBy(classes.departmentId, classes.id, subClasses.id, subClasses1.id)

export type TreeLeaf = Awaited<ReturnType<typeof listLeaves>>[number]

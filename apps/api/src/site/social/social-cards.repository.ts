import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { stockItems } from '../../db/tables/inventory/stock-items'
import { subClasses } from '../../db/tables/reference/sub-classes'
import { subClasses1 } from '../../db/tables/reference/sub-classes1'

/** The name of a class and its sections that are for sale; null without any. */
export async function findClassWithSections(db: Db, classId: number) {
  const rows = await db
    .select({
      className: classes.name,
      departmentName: departments.name,
      size: subClasses.name,
      thickness: subClasses1.name,
    })
    .from(subClasses1)
    .innerJoin(subClasses, eq(subClasses.id, subClasses1.sizeId))
    .innerJoin(classes, eq(classes.id, subClasses.classId))
    .innerJoin(departments, eq(departments.id, classes.departmentId))
    .where(and(eq(classes.id, classId), isSold))
    .orderBy(subClasses1.id)
  const [first] = rows
  if (!first) return null
  const { className, departmentName } = first
  return { className, departmentName, sections: rows.map(({ size, thickness }) => ({ size, thickness })) }
}

const isSold = sql`exists (
  select from ${stockItems} where ${and(eq(stockItems.thicknessId, subClasses1.id), sql`${stockItems.active}`)}
)`

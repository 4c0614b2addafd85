import { eq, sql } from 'drizzle-orm'
import { MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import { lower } from '../../platform/db/columns'
import type { Db } from '../../platform/db/db'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { stockKinds } from '../../db/tables/catalogue/stock-shelves'

/** The classes of a department that have something for sale, in order of creation. */
export function listClassesWithStock(db: Db, department: string) {
  const sold = db
    .select({ classId: stockKinds.classId, items: sql<number>`sum(${stockKinds.items})::int`.as('items') })
    .from(stockKinds)
    .groupBy(stockKinds.classId)
    .having(sql`sum(${stockKinds.items}) > 0`)
    .as('sold')
  return db
    .select({
      departmentId: classes.departmentId,
      classId: classes.id,
      className: classes.name,
      items: sold.items,
    })
    .from(sold)
    .innerJoin(classes, eq(classes.id, sold.classId))
    .innerJoin(departments, eq(departments.id, classes.departmentId))
    .where(eq(lower(departments.name), sql`lower(${department})`))
    .orderBy(classes.id)
    .limit(MOST_ROWS)
}

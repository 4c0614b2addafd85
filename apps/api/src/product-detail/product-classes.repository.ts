import { eq, sql } from 'drizzle-orm'
import { lower } from '../db/columns'
import type { Db } from '../db/db'
import { classes } from '../db/tables/classes'
import { departments } from '../db/tables/departments'
import { stockItems } from '../db/tables/stock-items'

/** The classes of a department that have something to sell, in the order in which they were made. */
export function listClassesWithStock(db: Db, department: string) {
  const sold = db
    .select({ classId: stockItems.classId, items: sql<number>`count(*)::int`.as('items') })
    .from(stockItems)
    .where(sql`${stockItems.active}`)
    .groupBy(stockItems.classId)
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
}

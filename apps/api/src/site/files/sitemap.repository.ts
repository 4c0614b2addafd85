import { and, between, eq, max, sql } from 'drizzle-orm'
import { lower } from '../../platform/db/columns'
import type { Db } from '../../platform/db/db'
import { classes } from '../../db/tables/reference/classes'
import { departments } from '../../db/tables/reference/departments'
import { stockItems } from '../../db/tables/inventory/stock-items'

/** The number of ids per products file; search engines accept 50,000 URLs per file. */
const IDS_PER_FILE = 10_000

const isActive = sql`${stockItems.active}`
const departmentName = sql<string>`${lower(departments.name)}`

/** The numbers of the products files that are not empty, with the time of their last change. */
export function listProductFiles(db: Db) {
  const file = sql<number>`(${stockItems.id} - 1) / ${sql.raw(String(IDS_PER_FILE))} + 1`.as('file')
  return db
    .select({ file, changedAt: max(stockItems.updatedAt) })
    .from(stockItems)
    .where(isActive)
    .groupBy(file)
    .orderBy(file)
}

/** The products of one file. Each file has a fixed range of ids, so that a new product does not move others. */
export const listProductsOfFile = (db: Db, file: number) =>
  db
    .select({ id: stockItems.id, department: departmentName, changedAt: stockItems.updatedAt })
    .from(stockItems)
    .innerJoin(classes, eq(classes.id, stockItems.classId))
    .innerJoin(departments, eq(departments.id, classes.departmentId))
    .where(and(between(stockItems.id, (file - 1) * IDS_PER_FILE + 1, file * IDS_PER_FILE), isActive))
    .orderBy(stockItems.id)

/** The classes that have something for sale. */
export const listClassPages = (db: Db) =>
  db
    .select({ department: departmentName, className: classes.name })
    .from(classes)
    .innerJoin(departments, eq(departments.id, classes.departmentId))
    .where(sql`exists (select from ${stockItems} where ${and(eq(stockItems.classId, classes.id), isActive)})`)
    .orderBy(classes.id)

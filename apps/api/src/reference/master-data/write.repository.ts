import { eq, getTableName, sql } from 'drizzle-orm'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import { users } from '../../db/tables/identity/users'
import { toColumns, type Store, type StoreParent, type User } from './store.repository'

type Values = Record<string, unknown>

/**
 * Locks a record until the transaction ends, and returns its version and last editor. The editor's name is a subquery
 * and not a join: after waiting for the lock, a join would still use the old row.
 */
export async function lockRecord(db: Db, { table }: Pick<Store, 'table'>, id: number) {
  const editor = sql`(select ${users.contactName} from ${users} where ${users.id} = ${table.updatedBy})`
  const [row] = await db
    .select({ version: table.version, updatedAt: table.updatedAt, editor })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return (row as { version: number; updatedAt: Date; editor: string | null } | undefined) ?? null
}

/** Whether the parent exists; it cannot be deleted until the transaction ends. */
export async function lockParent(db: Db, { table }: StoreParent, id: number): Promise<boolean> {
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')
  return rows.length === 1
}

export async function insertRecord(db: Db, store: Store, values: Values, { userId, at }: Writer): Promise<number> {
  const record = { ...toColumns(store, values, store.parents.at(-1)), updatedBy: userId, updatedAt: at, createdAt: at }
  const [row] = await db.insert(store.table).values(record).returning({ id: store.table.id })
  return (row as { id: number }).id
}

export const updateRecord = (db: Db, store: Store, id: number, values: Values, { userId, at }: Writer) =>
  db
    .update(store.table)
    .set({ ...toColumns(store, values), version: sql`${store.table.version} + 1`, updatedBy: userId, updatedAt: at })
    .where(eq(store.table.id, id))

export const deleteRecord = (db: Db, { table }: Pick<Store, 'table'>, id: number) =>
  db.delete(table).where(eq(table.id, id))

export interface Use {
  by: User
  count: number
}

/** What uses a record, with counts; empty when nothing does. */
export async function findUses(db: Db, { uses }: Pick<Store, 'uses'>, id: number): Promise<Use[]> {
  const counts = uses.map(({ columns }) => {
    const table = sql.identifier(getTableName(columns[0].table))
    const isUsed = sql.join(
      columns.map((each) => sql`${each} = ${id}`),
      sql` or `,
    )
    return sql`(select count(*)::int from ${table} where ${isUsed})`
  })
  const { rows } = await db.execute(sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`)
  const [{ counts: found }] = rows as [{ counts: number[] }]
  return uses.flatMap(({ by }, at) => (found[at] ? [{ by, count: found[at] }] : []))
}

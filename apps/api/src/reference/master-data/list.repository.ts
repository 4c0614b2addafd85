import { and, count, desc, eq, getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import { DEFAULT_PAGE_SIZE, MOST_ROWS } from '@lohahaat/contract/platform/list-query'
import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import { lower } from '../../platform/db/columns'
import type { Db } from '../../platform/db/db'
import { containsWords, naturalOrder } from '../../platform/db/search'
import { fitAnswer } from '../../platform/db/fit-answer'
import { recordCounts } from '../../db/tables/platform/record-counts'
import type { Store } from './store.repository'

export interface ListRequest {
  page?: number | undefined
  pageSize?: number | undefined
  /** A field, with a leading `-` for descending order. */
  sort?: string | undefined
  search?: string | undefined
  /** Required values of fields. */
  having?: Readonly<Record<string, string | undefined>>
}

/** One page of the records, or without a page as many as a list may have; and the total. */
export async function listRecords(db: Db, store: Store, request: ListRequest) {
  const where = conditionOf(store, request)
  const list = selectRecords(db, store)
    .where(where)
    .orderBy(...orderOf(store, request.sort))
  if (request.page === undefined) {
    const rows = (await list.limit(MOST_ROWS)) as MasterDataRow[]
    const total = rows.length < MOST_ROWS ? rows.length : await countRecords(db, store, where)
    return { rows: fitAnswer(rows), total }
  }
  const size = request.pageSize ?? DEFAULT_PAGE_SIZE
  const rows = (await list.limit(size).offset((request.page - 1) * size)) as MasterDataRow[]
  return { rows, total: await countRecords(db, store, where) }
}

/** The records below one parent, for a dropdown. */
export async function listBelow(db: Db, store: Store, parentId: number): Promise<MasterDataRow[]> {
  const link = store.parents.at(-1)?.link
  if (!link) throw new Error('These records have no parent')
  const rows = await selectRecords(db, store)
    .where(eq(link, parentId))
    .orderBy(...orderOf(store))
    .limit(MOST_ROWS)
  return fitAnswer(rows as MasterDataRow[])
}

export async function findRecord(db: Db, store: Store, id: number): Promise<MasterDataRow | null> {
  const [row] = await selectRecords(db, store).where(eq(store.table.id, id))
  return (row as MasterDataRow | undefined) ?? null
}

function selectRecords(db: Db, store: Store) {
  const { table, idField, parents } = store
  const parentIds = Object.fromEntries(parents.map((parent) => [parent.id, parent.link]))
  const selection = { [idField]: table.id, ...parentIds, ...namedColumns(store), version: table.version }
  return joinParents(db.select(selection).from(table).$dynamic(), store)
}

async function countRecords(db: Db, store: Store, where: SQL | undefined): Promise<number> {
  const all = db.select({ count: count() }).from(store.table).$dynamic()
  if (where) return (await joinParents(all, store).where(where))[0]?.count ?? 0
  const [kept] = await db
    .select()
    .from(recordCounts)
    .where(eq(recordCounts.tableName, getTableName(store.table)))
  return kept?.records ?? (await all)[0]?.count ?? 0
}

const joinParents = <Query extends PgSelect>(query: Query, { parents }: Store): Query =>
  parents.reduceRight(
    (joined, { table, link }) => joined.innerJoin(table, eq(link, table.id)) as unknown as Query,
    query,
  )

function conditionOf(store: Store, { search, having = {} }: ListRequest): SQL | undefined {
  const columns = namedColumns(store)
  const equal = Object.entries(having).filter(([, value]) => value)
  return and(
    containsWords(
      Object.values(columns).filter(({ dataType }) => dataType !== 'boolean'),
      search,
    ),
    ...equal.map(([field, value]) => eq(columnOf(columns, field), value)),
  )
}

/** By the chosen field, then by the parents from the top down. The id makes the order stable. */
function orderOf(store: Store, sort?: string): (SQL | PgColumn)[] {
  const { parents, order, figures, table } = store
  const keysOf = (column: PgColumn) => (figures.includes(column) ? naturalOrder(column) : [sortKey(column)])
  const chosen = sort ? keysOf(columnOf(namedColumns(store), sort.replace(/^-/, ''))) : []
  const others = [...parents.map((parent) => parent.table.name), ...order].flatMap(keysOf)
  return [...(sort?.startsWith('-') ? chosen.map((key) => desc(key)) : chosen), ...others, table.id]
}

/** Text is sorted like its unique index, so that the first page of a long list is an index scan. */
const sortKey = (column: PgColumn) => (isText(column) ? lower(column) : column)

const isText = ({ dataType }: PgColumn) => dataType === 'string'

/** The columns that a list shows and searches: the parents' names, then its own. */
const namedColumns = ({ parents, columns }: Store): Record<string, PgColumn> => ({
  ...Object.fromEntries(parents.map(({ name, table }) => [name, table.name])),
  ...columns,
})

function columnOf(columns: Record<string, PgColumn>, field: string): PgColumn {
  const column = columns[field]
  if (!column) throw new Error(`There is no column for ${field}`)
  return column
}

import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'

/** A table that administrators edit. */
type EditableTable = PgTable & Record<'id' | 'version' | 'updatedAt' | 'updatedBy', PgColumn>

/** A parent record, and the column that refers to it. */
export interface StoreParent {
  readonly id: string
  readonly name: string
  readonly table: PgTable & Record<'id' | 'name', PgColumn>
  readonly link: PgColumn
}

/** What may use a record. */
export type User =
  | 'stock'
  | 'enquiries'
  | 'enquiryItems'
  | 'accounts'
  | 'classes'
  | 'subClasses'
  | 'subClasses1'
  | 'orderLines'
  | 'cartLines'
  | 'approvalLines'

/** Columns that refer to a record and so prevent its deletion. */
interface Use {
  readonly columns: readonly [PgColumn, ...PgColumn[]]
  readonly by: User
}

interface Place<Field extends string> {
  readonly table: EditableTable
  readonly columns: Readonly<Record<Field, PgColumn>>
  /** From the top down. */
  readonly parents?: readonly StoreParent[]
  /** The default order within the parents. */
  readonly order: readonly PgColumn[]
  /** Names that start with a number, such as sizes: 50 NB comes before 100 NB. */
  readonly figures?: readonly PgColumn[]
  readonly uses: readonly Use[]
}

/** The table of one kind of master data, with its columns, parents and uses. */
export interface Store extends Required<Place<string>> {
  /** The name of the id field. */
  readonly idField: string
}

export const defineStore = <const D extends MasterData>(
  description: D,
  place: Place<keyof D['fields'] & string>,
): Store => ({ parents: [], figures: [], ...place, idField: description.id.field })

export const usedByStock = (...columns: Use['columns']): Use => ({ columns, by: 'stock' })
export const usedByEnquiries = (...columns: Use['columns']): Use => ({ columns, by: 'enquiries' })

/** Maps field names to column names; a new record also refers to its parent. */
export function toColumns(
  store: Store,
  values: Record<string, unknown>,
  parent?: StoreParent,
): Record<string, unknown> {
  const fields = { ...store.columns, ...(parent && { [parent.id]: parent.link }) }
  const keys = new Map(Object.entries(getTableColumns(store.table)).map(([key, column]) => [column, key]))
  const entries = Object.entries(fields).map(([field, column]) => [keys.get(column) ?? field, values[field]] as const)
  return Object.fromEntries(entries)
}

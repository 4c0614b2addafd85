import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'

/** A table of records that administrators keep. */
type KeptTable = PgTable & Record<'id' | 'version' | 'updatedAt' | 'updatedBy', PgColumn>

/** A record above, and the column below that points to it. */
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

/** Rows elsewhere that keep a record from being deleted, by what they are called. */
interface Use {
  readonly columns: readonly [PgColumn, ...PgColumn[]]
  readonly by: User
}

interface Place<Field extends string> {
  readonly table: KeptTable
  readonly columns: Readonly<Record<Field, PgColumn>>
  /** Topmost first. */
  readonly parents?: readonly StoreParent[]
  /** The order of a list that nobody has sorted, within the parents. */
  readonly order: readonly PgColumn[]
  /** Columns of names that begin with a figure, such as sizes: 50 NB comes before 100 NB. */
  readonly figures?: readonly PgColumn[]
  readonly uses: readonly Use[]
}

/** Where one kind of master data is kept. */
export interface Store extends Required<Place<string>> {
  /** How the wire calls the id. */
  readonly idField: string
}

export const defineStore = <const D extends MasterData>(
  description: D,
  place: Place<keyof D['fields'] & string>,
): Store => ({ parents: [], figures: [], ...place, idField: description.id.field })

export const usedByStock = (...columns: Use['columns']): Use => ({ columns, by: 'stock' })
export const usedByEnquiries = (...columns: Use['columns']): Use => ({ columns, by: 'enquiries' })

/** Values of the wire under the names that the table has for its columns; a new record also points to its parent. */
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

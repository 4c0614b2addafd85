import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database } from '../../platform/db/db'
import { findRecord, listBelow, listRecords, type ListRequest } from './list.repository'
import { changeRecord, createRecord, removeRecord } from './master-data'
import type { Store } from './store.repository'

type Values = Record<string, unknown>

/** The use cases of one kind of master data. */
export const recordsOf = (kind: MasterData, store: Store) => {
  const idIn = (values: Values) => Number(values[kind.id.field])
  return {
    /** The one that is named, as a list of one or none, or a page of all. */
    async list(db: Database, input: Values) {
      if (idIn(input) === -1) return listRecords(db, store, requestOf(kind, input))
      const row = await findRecord(db, store, idIn(input))
      return { rows: row ? [row] : [] }
    },
    listBelow: (db: Database, parentId: number) => listBelow(db, store, parentId),
    create: (db: Database, actor: Actor, values: Values) => createRecord({ db, kind, store, actor }, values),
    change: (db: Database, actor: Actor, values: Values) =>
      changeRecord({ db, kind, store, actor }, idIn(values), values),
    remove: (db: Database, actor: Actor, values: Values) => removeRecord({ db, kind, store, actor }, idIn(values)),
  }
}

export type Records = ReturnType<typeof recordsOf>

const requestOf = ({ filters = [] }: MasterData, input: Values): ListRequest => ({
  page: input['page'] as number | undefined,
  pageSize: input['pageSize'] as number | undefined,
  sort: input['sort'] as string | undefined,
  search: input['search'] as string | undefined,
  having: Object.fromEntries(filters.map((field) => [field, input[field] as string | undefined])),
})

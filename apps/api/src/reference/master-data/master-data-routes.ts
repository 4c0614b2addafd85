import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { route, type Route } from '../../platform/http/route'
import { findRecord, listRecords, type ListRequest } from './list.repository'
import { changeRecord, createRecord, removeRecord } from './master-data'
import type { Store } from './store.repository'

/** The four calls of one kind of master data. */
export function masterDataRoutes(kind: MasterData, store: Store): Route[] {
  const { list, create, update, remove } = kind.calls
  return [
    route(list, async ({ db, input, answer }) => {
      const id = Number(input[kind.id.field])
      if (id !== -1) {
        const row = await findRecord(db, store, id)
        return row ? [row] : []
      }
      const { rows, total } = await listRecords(db, store, requestOf(kind, input))
      answer.setTotalCount(total)
      return rows
    }),
    route(create, ({ db, input, user, at }) => createRecord({ db, kind, store, userId: user.userId, at }, input)),
    route(update, ({ db, input, user, at }) =>
      changeRecord({ db, kind, store, userId: user.userId, at }, Number(input[kind.id.field]), input),
    ),
    route(remove, async ({ db, input, user, at }) => {
      await removeRecord({ db, kind, store, userId: user.userId, at }, Number(input[kind.id.field]))
      return { success: true as const }
    }),
  ]
}

const requestOf = ({ filters = [] }: MasterData, input: Record<string, unknown>): ListRequest => ({
  page: input['page'] as number | undefined,
  pageSize: input['pageSize'] as number | undefined,
  sort: input['sort'] as string | undefined,
  search: input['search'] as string | undefined,
  having: Object.fromEntries(filters.map((field) => [field, input[field] as string | undefined])),
})

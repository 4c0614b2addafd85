import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Database, Db } from '../../platform/db/db'
import { isUniqueViolation } from '../../platform/db/pg-error'
import { Refusal } from '../../platform/refusal'
import { auditSaved, deleteAudited, lockForChange, type AuditedKind } from './audited-records'
import { findRecord, listBelow, listRecords, type ListRequest } from './list.repository'
import type { Store } from './store.repository'
import { insertRecord, lockParent, updateRecord } from './write.repository'

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
    update: (db: Database, actor: Actor, values: Values) =>
      saveRecord({ db, kind, store, actor }, idIn(values), values),
    remove: (db: Database, actor: Actor, values: Values) => removeRecord({ db, kind, store, actor }, idIn(values)),
  }
}

export type Records = ReturnType<typeof recordsOf>

/** One kind of master data, and the administrator who changes it. */
interface Desk {
  db: Database
  kind: MasterData
  store: Store
  actor: Actor
}

const createRecord = (desk: Desk, values: Values) =>
  refusingTakenNames(desk, values, async (db) => {
    await requireParent(db, desk, values)
    const id = await insertRecord(db, desk.store, values, desk.actor)
    return auditSaved(db, auditedKind(desk), desk.actor, id, null)
  })

const saveRecord = (desk: Desk, id: number, values: Values) =>
  refusingTakenNames(desk, values, async (db) => {
    const before = await lockForChange(db, auditedKind(desk), id, values['version'])
    for (const { id: field, label } of desk.kind.parents) {
      const given = values[field]
      if (given !== undefined && given !== before[field]) throw new Refusal('parentFixed', label())
    }
    await updateRecord(db, desk.store, id, values, desk.actor)
    return auditSaved(db, auditedKind(desk), desk.actor, id, before)
  })

const removeRecord = (desk: Desk, id: number): Promise<void> =>
  deleteAudited(desk.db, auditedKind(desk), desk.actor, id)

const auditedKind = ({ kind, store }: Desk): AuditedKind<MasterDataRow> => ({
  table: store.table,
  uses: store.uses,
  resource: kind.resource,
  find: (db, id) => findRecord(db, store, id),
  describe: ({ version: _, ...row }) => row,
})

async function requireParent(db: Db, { kind, store }: Desk, values: Values) {
  const [parent, place] = [kind.parents.at(-1), store.parents.at(-1)]
  if (parent && place && !(await lockParent(db, place, Number(values[parent.id]))))
    throw new Refusal('unknownParent', parent.label())
}

/**
 * Names are unique within their parent; the database enforces it, since two administrators may save at the same time.
 */
async function refusingTakenNames<T>({ db, kind }: Desk, values: Values, save: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction(save).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Refusal('nameTaken', String(values[kind.title])) : error
  })
}

const requestOf = ({ filters = [] }: MasterData, input: Values): ListRequest => ({
  page: input['page'] as number | undefined,
  pageSize: input['pageSize'] as number | undefined,
  sort: input['sort'] as string | undefined,
  search: input['search'] as string | undefined,
  having: Object.fromEntries(filters.map((field) => [field, input[field] as string | undefined])),
})

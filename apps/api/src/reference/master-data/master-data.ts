import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { isUniqueViolation } from '../../platform/db/pg-error'
import { Refusal } from '../../platform/refusal'
import { refusingNewUses, requireUnused, requireVersion } from './collisions'
import { findRecord } from './list.repository'
import type { Store } from './store.repository'
import { deleteRecord, findUses, insertRecord, lockParent, lockRecord, updateRecord } from './write.repository'

type Values = Record<string, unknown>

/** One kind of master data with its place, for one administrator at one moment. */
export interface Desk {
  db: Database
  kind: MasterData
  store: Store
  userId: number
  at: Date
}

export const createRecord = (desk: Desk, values: Values) =>
  refusingTakenNames(desk, values, async (db) => {
    await requireParent(db, desk, values)
    const id = await insertRecord(db, desk.store, values, desk)
    return audited(db, desk, id, 'Created', null)
  })

export const changeRecord = (desk: Desk, id: number, values: Values) =>
  refusingTakenNames(desk, values, async (db) => {
    const before = await loadLocked(db, desk, id, values['version'])
    for (const { id: field, label } of desk.kind.parents) {
      const given = values[field]
      if (given !== undefined && given !== before[field]) throw new Refusal('parentFixed', label())
    }
    await updateRecord(db, desk.store, id, values, desk)
    return audited(db, desk, id, 'Updated', before)
  })

export async function removeRecord(desk: Desk, id: number): Promise<void> {
  const removal = desk.db.transaction(async (db) => {
    const before = await loadLocked(db, desk, id)
    requireUnused(await findUses(db, desk.store, id))
    await deleteRecord(db, desk.store, id)
    await recordAudit(db, { ...entryOf(desk, id, 'Deleted'), before: withoutVersion(before), after: null })
  })
  await refusingNewUses(removal)
}

async function loadLocked(db: Db, { store }: Desk, id: number, version?: unknown): Promise<MasterDataRow> {
  const lock = await lockRecord(db, store, id)
  const row = lock && (await findRecord(db, store, id))
  if (!row) throw new Refusal('unknownRecord')
  requireVersion(lock, version)
  return row
}

async function requireParent(db: Db, { kind, store }: Desk, values: Values) {
  const [parent, place] = [kind.parents.at(-1), store.parents.at(-1)]
  if (parent && place && !(await lockParent(db, place, Number(values[parent.id]))))
    throw new Refusal('unknownParent', parent.label())
}

async function audited(db: Db, desk: Desk, id: number, action: 'Created' | 'Updated', before: MasterDataRow | null) {
  const after = await findRecord(db, desk.store, id)
  if (!after) throw new Error('A record that was just saved is gone')
  await recordAudit(db, {
    ...entryOf(desk, id, action),
    before: before && withoutVersion(before),
    after: withoutVersion(after),
  })
  return after
}

const entryOf = <A>({ kind, userId, at }: Desk, recordId: number, action: A) => ({
  userId,
  at,
  action,
  resource: kind.resource,
  recordId,
})

const withoutVersion = ({ version: _, ...row }: MasterDataRow) => row

/** Names are unique within their parent; the database decides, since two administrators may save at the same moment. */
async function refusingTakenNames<T>({ db, kind }: Desk, values: Values, save: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction(save).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Refusal('nameTaken', String(values[kind.title])) : error
  })
}

import type { Actor } from '@lohahaat/domain/identity/actor'
import { recordAudit } from '../../platform/audit/audit.repository'
import type { Database, Db } from '../../platform/db/db'
import { changedMeanwhile } from './audited-records'

const HISTORY = 100

interface Version {
  /** Null for what came with the demo data. */
  changedBy: string | null
  changedAt: string
}

/** What has one set of figures in force: every change of them is a new row, which makes the history. */
export interface VersionedKind<V extends Version, Figures> {
  readonly resource: string
  /** Serialises changes. */
  lock: (db: Db) => Promise<unknown>
  /** Newest first; the first is in force. */
  list: (db: Db, limit: number) => Promise<V[]>
  insert: (db: Db, figures: Figures, by: { createdBy: number; createdAt: Date }) => Promise<unknown>
  idOf: (version: V) => number
  isSame: (version: V, figures: Figures) => boolean
  /** What the audit shows of a version. */
  describe: (version: V) => Record<string, unknown>
}

export async function loadVersions<V extends Version, Figures>(db: Db, kind: VersionedKind<V, Figures>) {
  const history = await kind.list(db, HISTORY)
  return { current: history[0] ?? null, history }
}

/** A form that was loaded before somebody else saved is refused. Saving what is in force changes nothing. */
export const saveVersion = <V extends Version, Figures>(
  database: Database,
  actor: Actor,
  kind: VersionedKind<V, Figures>,
  { loadedId, figures }: { loadedId: number | undefined; figures: Figures },
): Promise<V> =>
  database.transaction(async (db) => {
    await kind.lock(db)
    const [before] = await kind.list(db, 1)
    if (before && loadedId !== undefined && loadedId !== kind.idOf(before))
      throw changedMeanwhile(before.changedBy, new Date(before.changedAt))
    if (before && kind.isSame(before, figures)) return before
    await kind.insert(db, figures, { createdBy: actor.userId, createdAt: actor.at })
    const [after] = await kind.list(db, 1)
    if (!after) throw new Error(`${kind.resource} that were just saved are gone`)
    await recordAudit(db, actor, {
      resource: kind.resource,
      recordId: kind.idOf(after),
      before: before ? kind.describe(before) : null,
      after: kind.describe(after),
    })
    return after
  })

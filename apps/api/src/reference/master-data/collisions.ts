import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { isForeignKeyViolation } from '../../platform/db/pg-error'
import { Refusal } from '../../platform/refusal'
import { texts } from './texts'
import type { Use } from './write.repository'

interface Lock {
  version: number
  updatedAt: Date
  editor: string | null
}

/** A form that was loaded before somebody else saved is refused, so that nothing is lost silently. */
export function requireVersion({ version, updatedAt, editor }: Lock, loaded: unknown) {
  if (loaded !== undefined && loaded !== version) throw changedMeanwhile(editor, updatedAt)
}

export const changedMeanwhile = (editor: string | null, at: Date) =>
  new Refusal('changedMeanwhile', editor ?? texts.somebody, formatIstTime(at.toISOString()))

/** '12 stock items and 1 enquiry'. */
export function requireUnused(uses: readonly Use[]) {
  const said = uses.map(({ by, count }) => `${count} ${count === 1 ? texts.uses[by].one : texts.uses[by].many}`)
  if (uses.length > 0) throw new Refusal('inUse', new Intl.ListFormat('en', { type: 'conjunction' }).format(said))
}

/** For somebody who begins to use a record between the look and the deletion. */
export const refusingNewUses = <T>(removal: Promise<T>): Promise<T> =>
  removal.catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new Refusal('inUse', texts.otherRecords) : error
  })

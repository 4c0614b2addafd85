import type { Paise } from '@lohahaat/domain/platform/money'
import { movesBeyond } from '@lohahaat/domain/inventory/price-sheet/price-moves'
import type { Writer } from '../../platform/audit/audit.repository'
import type { Db } from '../../platform/db/db'
import type { StockScope } from '../stock/stock-scope'
import { findStanding, insertProposals, withdrawProposals } from './proposals.repository'

export interface Step {
  id: number
  old: Paise
  new: Paise
}

/**
 * Keeps the steps that go too far as proposals, and returns those to take now. A step is measured from the price that
 * stood a day ago or was set by an administrator since, so that many small ones go no further than one; the items are
 * locked, so that none is overlooked. Each new price of an item puts an end to
 * what was proposed for it before.
 */
export async function holdFar<S extends Step>(
  db: Db,
  { stepPercent }: StockScope,
  writer: Writer,
  steps: readonly S[],
): Promise<{ taken: S[]; waiting: number }> {
  if (stepPercent === null || steps.length === 0) return { taken: [...steps], waiting: 0 }
  const standing = await findStanding(
    db,
    steps.map(({ id }) => id),
    writer.at,
  )
  const far = steps.filter((step) => movesBeyond({ ...step, old: standing.get(step.id) ?? step.old }, stepPercent))
  await withdrawProposals(
    db,
    steps.map(({ id }) => id),
    writer,
  )
  if (far.length > 0) await insertProposals(db, far, writer)
  const held = new Set(far.map(({ id }) => id))
  return { taken: steps.filter(({ id }) => !held.has(id)), waiting: far.length }
}

import type { ParsedInputOf } from '@lohahaat/contract/platform/define-call'
import type { decidePriceProposal, fetchPriceProposals } from '@lohahaat/contract/inventory/prices/price-proposals'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { formatRupees, toRupees } from '@lohahaat/domain/platform/money'
import type { Database, Db } from '../../platform/db/db'
import { Refusal } from '../../platform/refusal'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { applySteps, lockPrices, stepsIn } from '../prices/price-steps.repository'
import { findItem, findItems } from '../stock/stock-items.repository'
import type { StockScope } from '../stock/stock-scope'
import { closeProposal, countWaiting, listWaiting, lockProposal } from './proposals.repository'

export async function loadProposals(
  db: Db,
  { sellerId }: StockScope,
  request: ParsedInputOf<typeof fetchPriceProposals>,
) {
  const { rows, total } = await listWaiting(db, sellerId, request)
  const items = await findItems(
    db,
    rows.map(({ proposal }) => proposal.stockItemId),
  )
  const byId = new Map(items.map((item) => [item.itemId, item]))
  return {
    total,
    rows: rows.flatMap(({ proposal, by }) => {
      const item = byId.get(proposal.stockItemId)
      if (!item) return []
      return {
        proposalId: proposal.id,
        itemId: item.itemId,
        description: nameItem(item),
        sellerName: item.sellerName,
        oldPrice: item.price,
        newPrice: toRupees(proposal.newPaisePerTon),
        by,
        at: proposal.proposedAt.toISOString(),
      }
    }),
  }
}

export const countProposals = (db: Db, { sellerId }: StockScope) => countWaiting(db, sellerId)

/** Takes a proposed price or rejects it. Of two decisions at once the second is refused. */
export const decideProposal = (
  database: Database,
  actor: Actor,
  { proposalId, isApproved }: ParsedInputOf<typeof decidePriceProposal>,
) =>
  database.transaction(async (db) => {
    const proposal = await lockProposal(db, proposalId)
    if (!proposal) throw new Refusal('unknownRecord')
    if (proposal.status !== 'Waiting') throw new Refusal('proposalDecided')
    const { stockItemId: id, oldPaisePerTon: old, newPaisePerTon: price } = proposal
    if (isApproved) {
      const [present] = await lockPrices(db, [id])
      if (present?.paise !== old) throw await movedSince(db, id)
      const steps = stepsIn([{ id, old, new: price }])
      await applySteps(db, { steps, count: 1, told: { proposal: proposalId } }, actor)
    }
    const status = isApproved ? ('Approved' as const) : ('Rejected' as const)
    await closeProposal(db, proposalId, status, actor)
    return { proposalId, status }
  })

async function movedSince(db: Db, id: number) {
  const item = await findItem(db, id)
  if (!item) return new Refusal('itemGone', String(id))
  return new Refusal('priceMoved', 1, nameItem(item), formatRupees(BigInt(Math.round(item.price * 100))))
}

import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchOwnProposals } from '@lohahaat/contract/supply/own-stock/own-proposals'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { DeskCard } from '../../../parts/platform/desk-card'
import { texts } from './texts'

interface ProposalsCardProps {
  rows: ResponseOf<typeof fetchOwnProposals>
  total: number
}

/** Own prices that moved too far to be taken at once. */
export function ProposalsCard({ rows, total }: ProposalsCardProps) {
  if (total === 0) return null
  return (
    <DeskCard title={texts.proposals.title} count={total}>
      <ul>
        {rows.map(({ proposalId, description, oldPrice, newPrice }) => (
          <li
            key={proposalId}
            className="flex justify-between gap-3 border-t border-line px-4 py-2.5 text-sm leading-5"
          >
            <span className="min-w-0">{description}</span>
            <span className="text-right">
              <strong className="block tabular-nums">{formatRate(newPrice)}</strong>
              <span className="whitespace-nowrap text-ink-soft">{texts.proposals.from(formatRate(oldPrice))}</span>
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}

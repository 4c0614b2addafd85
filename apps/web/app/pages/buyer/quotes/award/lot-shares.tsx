import type { AwardSum } from '@lohahaat/contract/sourcing/awards/award-preview'
import { formatTons } from '../../../../parts/platform/format'

/** Filled, hatched and plain, and so on: told apart without colour. */
const looks = ['bg-steel', 'hatched bg-steel-wash', 'bg-card'] as const

/** How the tons are shared among the parties, drawn to scale. */
export function LotShares({ sum: { lots } }: { sum: AwardSum }) {
  return (
    <div className="w-96 max-w-full max-desk:hidden">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {lots.map(({ quoteId, party, totalTons }, at) => (
          <li key={quoteId} className="flex items-center gap-1.5">
            <span className={`size-3 rounded-xs border border-steel ${lookAt(at)}`} />
            <span className="max-w-40 truncate">{party}</span>
            <span className="font-semibold whitespace-nowrap">{formatTons(totalTons)}</span>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="mt-1.5 flex h-3 gap-px">
        {lots.map(({ quoteId, totalTons }, at) => (
          <span
            key={quoteId}
            style={{ flexGrow: totalTons }}
            className={`min-w-1 rounded-xs border border-steel ${lookAt(at)}`}
          />
        ))}
      </div>
    </div>
  )
}

const lookAt = (at: number) => looks[at % looks.length] ?? ''

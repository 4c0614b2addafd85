import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { BottomBar } from '../../../../ui/bottom-bar'
import { Button } from '../../../../ui/button'
import { texts } from '../texts'
import { LotShares } from './lot-shares'
import { Saving } from './saving'
import type { Chosen } from './use-choice'

interface AwardBarProps {
  chosen: Chosen
  onAward: () => void
}

/** At the bottom of the screen while there is something to award: who gets how much, what it costs, and the award. */
export function AwardBar({ chosen: { cells, shown }, onAward }: AwardBarProps) {
  const note = useId()
  const { sum, problem, isCurrent } = shown
  const parties = new Set(cells.map(({ quoteId }) => quoteId)).size
  const isReady = cells.length > 0 && isCurrent && sum !== null
  return (
    <BottomBar label={texts.bar.label}>
      {sum && cells.length > 0 && <LotShares sum={sum} />}
      <div
        id={note}
        aria-live="polite"
        aria-busy={!isCurrent}
        className={`min-w-0 grow sm:text-right ${isCurrent ? '' : 'opacity-60'}`}
      >
        {problem !== null ? (
          <p className="font-medium text-red">{problem}</p>
        ) : cells.length === 0 ? (
          <p className="text-[0.9375rem] text-ink-soft">{texts.bar.nothing}</p>
        ) : (
          sum && (
            <>
              <p className="text-sm text-ink-soft max-sm:hidden">{texts.bar.orders(sum.lots.length)}</p>
              <p className="text-xl font-semibold">{formatRupees(rupees(sum.totalPrice))}</p>
              <Saving sum={sum} />
            </>
          )
        )}
      </div>
      <Button
        variant="main"
        disabled={!isReady}
        aria-describedby={note}
        onClick={onAward}
        className="max-sm:w-full max-sm:whitespace-normal!"
      >
        {cells.length === 0 ? texts.bar.award : texts.bar.awardLines(cells.length, parties)}
      </Button>
    </BottomBar>
  )
}

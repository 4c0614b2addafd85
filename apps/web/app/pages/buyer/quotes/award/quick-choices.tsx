import type { AwardSum } from '@lohahaat/contract/sourcing/awards/award-preview'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { Button } from '../../../../ui/button'
import { texts } from '../texts'
import { allOf, canBeChosen, ofLots } from './choice'
import type { Chosen } from './use-choice'

interface QuickChoicesProps {
  quotes: readonly Quote[]
  split: AwardSum | null
  chosen: Chosen
}

/** A whole choice by one press, to go on from by hand. */
export function QuickChoices({ quotes, split, chosen: { cells, choose } }: QuickChoicesProps) {
  const best = bestSingle(quotes)
  return (
    <div role="group" aria-label={texts.quick.label} className="flex flex-wrap items-center gap-2 print:hidden">
      {split && (
        <Button size="small" variant="quiet" onClick={() => choose(ofLots(split.lots))}>
          {texts.quick.split(formatRupees(rupees(split.totalPrice)))}
        </Button>
      )}
      {best && (
        <Button size="small" variant="quiet" className="whitespace-normal!" onClick={() => choose(allOf(best))}>
          {texts.quick.allOf(best.party, formatRupees(rupees(best.totalPrice)))}
        </Button>
      )}
      {cells.length > 0 && (
        <Button size="small" onClick={() => choose(new Map())}>
          {texts.quick.clear}
        </Button>
      )}
    </div>
  )
}

/** The one that offers most lines, and of those the cheapest. */
const bestSingle = (quotes: readonly Quote[]) =>
  quotes.filter(canBeChosen).sort((one, other) => other.offered - one.offered || one.totalPrice - other.totalPrice)[0]

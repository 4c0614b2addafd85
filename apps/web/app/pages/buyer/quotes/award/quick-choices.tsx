import type { AwardSum } from '@lohahaat/contract/sourcing/awards/award-preview'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button'
import { CheckIcon } from '../../../../ui/icons'
import { texts } from '../texts'
import { allOf, canBeChosen, type Choice, isSame, ofLots } from './choice'
import type { Chosen } from './use-choice'

interface QuickChoicesProps {
  quotes: readonly Quote[]
  split: AwardSum | null
  chosen: Chosen
}

/** A whole choice by one press, to go on from by hand. */
export function QuickChoices({ quotes, split, chosen }: QuickChoicesProps) {
  const best = bestSingle(quotes)
  const whole = best?.complete ? texts.quick.allOf : texts.quick.partOf
  return (
    <div role="group" aria-label={texts.quick.label} className="flex flex-wrap items-center gap-2 print:hidden">
      {split && (
        <QuickChoice choice={ofLots(split.lots)} chosen={chosen}>
          {texts.quick.split(linesOf(split), formatRupees(rupees(split.totalPrice)))}
        </QuickChoice>
      )}
      {best && (
        <QuickChoice choice={allOf(best)} chosen={chosen}>
          {whole(best.party, best.offered, formatRupees(rupees(best.totalPrice)))}
        </QuickChoice>
      )}
      {chosen.cells.length > 0 && (
        <Button size="small" onClick={() => chosen.choose(new Map())}>
          {texts.quick.clear}
        </Button>
      )}
    </div>
  )
}

interface QuickChoiceProps {
  choice: Choice
  chosen: Chosen
  children: ReactNode
}

/** Ticked while exactly this is chosen. */
function QuickChoice({ choice, chosen: { cells, choose }, children }: QuickChoiceProps) {
  const isOn = isSame(choice, cells)
  return (
    <Button
      size="small"
      variant="quiet"
      aria-pressed={isOn}
      className="text-left whitespace-normal! aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-steel"
      onClick={() => choose(choice)}
    >
      {isOn && <CheckIcon className="size-4 shrink-0" />}
      {children}
    </Button>
  )
}

const linesOf = ({ lots }: AwardSum) => lots.reduce((sum, { enquiryItemIds }) => sum + enquiryItemIds.length, 0)

/** The one that offers most lines, and of those the cheapest. */
const bestSingle = (quotes: readonly Quote[]) =>
  quotes.filter(canBeChosen).sort((one, other) => other.offered - one.offered || one.totalPrice - other.totalPrice)[0]

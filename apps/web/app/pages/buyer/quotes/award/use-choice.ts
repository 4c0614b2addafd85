import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { useState } from 'react'
import { type Choice, type ChosenCell, standingCells, toggle } from './choice'
import { useAwardSum } from './use-award-sum'

/** The cells that the buyer has chosen, and what they come to. */
export function useChoice(enquiryId: number, quotes: readonly Quote[]) {
  const [choice, setChoice] = useState<Choice>(new Map())
  const cells = standingCells(choice, quotes)
  const chosen: Choice = new Map(cells.map(({ enquiryItemId, quoteId }) => [enquiryItemId, quoteId]))
  // A new version of a quote changes the sum of the same cells.
  const versions = quotes.map(({ quoteId, version }) => `${quoteId}.${version}`).join()
  return {
    cells,
    shown: useAwardSum(enquiryId, cells, versions),
    isChosen: ({ enquiryItemId, quoteId }: ChosenCell) => chosen.get(enquiryItemId) === quoteId,
    press: (cell: ChosenCell) => setChoice(toggle(chosen, cell)),
    choose: setChoice,
  }
}

export type Chosen = ReturnType<typeof useChoice>

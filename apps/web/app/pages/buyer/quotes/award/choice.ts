import type { Quote } from '@lohahaat/domain/sourcing/quote'

/** Which quote each line goes to, by the ids of the items. */
export type Choice = ReadonlyMap<number, number>

/** One line of the enquiry and the quote that it goes to. */
export interface ChosenCell {
  enquiryItemId: number
  quoteId: number
}

/** A press chooses a party for a line in place of another; a second press takes the line back. */
export function toggle(choice: Choice, { enquiryItemId, quoteId }: ChosenCell): Choice {
  const next = new Map(choice)
  if (next.get(enquiryItemId) === quoteId) next.delete(enquiryItemId)
  else next.set(enquiryItemId, quoteId)
  return next
}

/** Every line that a party offers. */
export const allOf = ({ quoteId, items }: Pick<Quote, 'quoteId' | 'items'>): Choice =>
  new Map(items.map(({ enquiryItemId }) => [enquiryItemId, quoteId]))

/** Each line to the party of its lot. */
export const ofLots = (lots: readonly { quoteId: number; enquiryItemIds: readonly number[] }[]): Choice =>
  new Map(lots.flatMap(({ quoteId, enquiryItemIds }) => enquiryItemIds.map((id) => [id, quoteId] as const)))

/** Whether exactly this is chosen, and nothing else. */
export const isSame = (choice: Choice, cells: readonly ChosenCell[]): boolean =>
  cells.length === choice.size && cells.every(({ enquiryItemId, quoteId }) => choice.get(enquiryItemId) === quoteId)

/** What of the choice still stands: a quote may have expired, or its new version may leave a line out. */
export const standingCells = (choice: Choice, quotes: readonly Quote[]): ChosenCell[] =>
  quotes
    .filter(canBeChosen)
    .flatMap(({ quoteId, items }) =>
      items
        .filter(({ enquiryItemId }) => choice.get(enquiryItemId) === quoteId)
        .map(({ enquiryItemId }) => ({ enquiryItemId, quoteId })),
    )

export const canBeChosen = ({ outdated, expired }: Pick<Quote, 'outdated' | 'expired'>) => !outdated && !expired

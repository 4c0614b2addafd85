import type { BuyerNotes } from '@lohahaat/domain/ordering/order'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { texts } from './texts'

interface BuyerNotesListProps {
  notes: BuyerNotes
  /** Whether somebody else than the buyer looks. */
  isAdmin: boolean
}

export const hasNotes = ({ buyerOrderNo, buyerOrderDate, wantedDay, unloadingRemark }: BuyerNotes) =>
  [buyerOrderNo, buyerOrderDate, wantedDay, unloadingRemark].some((note) => note !== null)

/** What the buyer added to his order. */
export function BuyerNotesList({ notes, isAdmin }: BuyerNotesListProps) {
  const { wantedDay, unloadingRemark } = notes
  const facts = [
    [isAdmin ? texts.buyersNumber : texts.number, buyerOrder(notes)],
    [texts.wantedDay, wantedDay && formatDay(wantedDay)],
    [texts.unloading, unloadingRemark],
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-3 text-[0.9375rem] sm:grid-cols-3">
      {facts.map(
        ([name, said]) =>
          said !== null && (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-medium wrap-anywhere">{said}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function buyerOrder({ buyerOrderNo, buyerOrderDate }: BuyerNotes): string | null {
  if (buyerOrderDate === null) return buyerOrderNo
  const day = formatDay(buyerOrderDate)
  return buyerOrderNo === null ? day : texts.numberOf(buyerOrderNo, day)
}

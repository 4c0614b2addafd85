import type { BuyerNotes } from '@lohahaat/domain/ordering/order'
import { formatDay } from '@lohahaat/domain/platform/ist'
import { FactList } from '../../../ui/fact-list'
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
  return <FactList facts={facts} className="sm:grid-cols-3" />
}

function buyerOrder({ buyerOrderNo, buyerOrderDate }: BuyerNotes): string | null {
  if (buyerOrderDate === null) return buyerOrderNo
  const day = formatDay(buyerOrderDate)
  return buyerOrderNo === null ? day : texts.numberOf(buyerOrderNo, day)
}

import type { SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { texts } from '../texts'

/** The total of each party's order, and the sum. */
export function LotList({ split }: { split: SplitQuotes }) {
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      {split.lots.map(({ quoteId, party, enquiryItemIds, totalPrice }) => (
        <Line key={quoteId} label={texts.split.lot(party, enquiryItemIds.length)} amount={totalPrice} />
      ))}
      <Line label={texts.split.extraCharges} amount={split.extraCharges} isSoft />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
        <dt>{texts.split.total}</dt>
        <dd>{formatRupees(rupees(split.totalPrice))}</dd>
      </div>
      <Line label={texts.split.landedPerTon} amount={split.landedCostPerTon} />
    </dl>
  )
}

function Line({ label, amount, isSoft = false }: { label: string; amount: number; isSoft?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isSoft ? 'text-ink-soft' : ''}`}>
      <dt className="min-w-0 text-ink-soft">{label}</dt>
      <dd className="font-medium whitespace-nowrap">{formatRupees(rupees(amount))}</dd>
    </div>
  )
}

import type { SplitQuotes } from '@lohahaat/contract/enquiry/split-quotes'
import { formatRupees, rupees } from '@lohahaat/domain/money'
import { formatCount } from '../../ui/format-count'
import { texts } from './texts'

/** What each party's order comes to, and all of them together. */
export function LotList({ split }: { split: SplitQuotes }) {
  return (
    <dl className="grid gap-2 text-[0.9375rem]">
      {split.lots.map(({ quoteId, party, buyerItemDetailIds, total_Price_Quote }) => (
        <Line
          key={quoteId}
          label={`${party}, ${sayLines(buyerItemDetailIds.length)}`}
          rupeesOnWire={total_Price_Quote}
        />
      ))}
      <Line label={texts.extraHandlingAndWeighment} rupeesOnWire={split.extra_Charges} isSoft />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
        <dt>{texts.total}</dt>
        <dd>{formatRupees(rupees(split.total_Price_Quote))}</dd>
      </div>
      <Line label={texts.landedCostPerTon} rupeesOnWire={split.landed_Cost_Per_Ton} />
    </dl>
  )
}

const sayLines = (count: number) => (count === 1 ? '1 line' : `${formatCount(count)} lines`)

function Line({ label, rupeesOnWire, isSoft = false }: { label: string; rupeesOnWire: number; isSoft?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isSoft ? 'text-ink-soft' : ''}`}>
      <dt className="min-w-0 text-ink-soft">{label}</dt>
      <dd className="font-medium whitespace-nowrap">{formatRupees(rupees(rupeesOnWire))}</dd>
    </div>
  )
}

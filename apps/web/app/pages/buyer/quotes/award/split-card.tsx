import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { SplitQuotes } from '@lohahaat/contract/sourcing/quotes/split-quotes'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { formatQuantity } from '../../../../parts/ordering/order/format-quantity'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ShowMore, useShown } from '../../../../ui/lists/show-more'
import { LotList } from './lot-list'
import { texts } from '../texts'

interface SplitCardProps {
  split: SplitQuotes
  items: readonly EnquiryItem[]
  /** Null for administrators, who can only view. */
  onAccept: (() => void) | null
}

/** Each line to the cheapest party, if that beats the best whole quote. */
export function SplitCard({ split, items, onAccept }: SplitCardProps) {
  return (
    <Card title={titleOf(split)} className="print:break-inside-avoid">
      <p className="-mt-2 mb-5 max-w-2xl text-ink-soft">{texts.split.explanation}</p>
      <div className="grid items-start gap-6 desk:grid-cols-[1fr_24rem]">
        <ul className="grid gap-4 sm:grid-cols-2">
          {split.lots.map((lot) => (
            <li key={lot.quoteId} className="min-w-0 border-l-3 border-steel pl-4">
              <h3 className="text-base wrap-anywhere">{lot.party}</h3>
              <LotLines ids={lot.enquiryItemIds} items={items} />
            </li>
          ))}
        </ul>
        <div>
          <LotList split={split} />
          {onAccept && (
            <Button wide onClick={onAccept} className="mt-4 print:hidden">
              {texts.split.accept}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Without a quote for all lines there is nothing that it saves against. */
const titleOf = ({ saves }: SplitQuotes) =>
  saves === null ? texts.split.titleAlone : texts.split.title(formatRupees(rupees(saves)))

function LotLines({ ids, items }: { ids: readonly number[]; items: readonly EnquiryItem[] }) {
  const drawn = useShown(ids)
  return (
    <>
      <ul className="mt-1 text-[0.9375rem]">
        {drawn.shown.map((id) => (
          <LotLine key={id} item={items.find(({ enquiryItemId }) => enquiryItemId === id)} />
        ))}
      </ul>
      <ShowMore of={drawn} />
    </>
  )
}

function LotLine({ item }: { item: EnquiryItem | undefined }) {
  if (!item) return null
  return (
    <li>
      {nameEnquiryItem(item)} <span className="whitespace-nowrap text-ink-soft">{formatQuantity(item)}</span>
    </li>
  )
}

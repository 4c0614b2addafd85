import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { OfferedItem, Quote } from '@lohahaat/domain/sourcing/quote'
import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { UnitPrice } from '../../../../parts/sourcing/quote/unit-price'
import { MoneyField } from '../../../../ui/fields/money-field'
import { offerOf } from '../table/offers'
import { texts } from '../texts'
import { type AskValues, targetProblem } from './ask-values'

interface TargetListProps {
  items: readonly EnquiryItem[]
  quote: Quote
  targets: AskValues['targets']
  onChange: (targets: AskValues['targets']) => void
}

/** The lines that the party offers, each with its price and room for a target. */
export function TargetList({ items, quote, targets, onChange }: TargetListProps) {
  return (
    <ul className="grid max-h-72 gap-2 overflow-y-auto rounded-box border border-line p-3">
      {items.map((item) => {
        const offer = offerOf(quote, item)
        return (
          offer && (
            <TargetLine key={item.enquiryItemId} item={item} offer={offer} targets={targets} onChange={onChange} />
          )
        )
      })}
    </ul>
  )
}

interface TargetLineProps {
  item: EnquiryItem
  offer: OfferedItem
  targets: AskValues['targets']
  onChange: (targets: AskValues['targets']) => void
}

function TargetLine({ item, offer, targets, onChange }: TargetLineProps) {
  const { enquiryItemId: id } = item
  const target = targets[id]
  const { [id]: _, ...others } = targets
  return (
    <li className="border-b border-line pb-2 last:border-0 last:pb-0">
      <label className="flex min-h-10 cursor-pointer items-center gap-3 text-[0.9375rem]">
        <input
          type="checkbox"
          checked={target !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? { ...targets, [id]: '' } : others)}
          className="size-5 shrink-0 accent-steel"
        />
        <span className="min-w-0 grow">{nameEnquiryItem(item)}</span>
        <span className="whitespace-nowrap">
          <UnitPrice price={offer.price} unit={offer.priceUnit} />
        </span>
      </label>
      {target !== undefined && (
        <MoneyField
          label={texts.better.target[offer.priceUnit]}
          aria-label={texts.better.targetFor(texts.better.target[offer.priceUnit], nameEnquiryItem(item))}
          value={target}
          onChange={(text) => onChange({ ...targets, [id]: text })}
          error={targetProblem(target)}
          className="ml-8 [&>p:empty]:hidden"
        />
      )}
    </li>
  )
}

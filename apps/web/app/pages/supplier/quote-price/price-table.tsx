import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { memo } from 'react'
import { nameEnquiryItem } from '../../../parts/sourcing/quote/enquiry-pipe'
import { MoneyField } from '../../../ui/fields/money-field'
import { groupMoney } from '../../../ui/fields/money-text'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { type Column, Table } from '../../../ui/lists/table'
import { itemColumns } from './item-cells'
import { amountOf, priceProblem, type QuoteValues } from './quote-values'
import { texts } from './texts'

interface PriceTableProps {
  items: readonly EnquiryItem[]
  prices: QuoteValues['prices']
  onPrice: (item: number, text: string) => void
}

/** A list of typical length is rendered completely. */
const STEP = 200

export function PriceTable({ items, prices, onPrice }: PriceTableProps) {
  const columns: readonly Column<EnquiryItem>[] = [
    ...itemColumns(),
    {
      title: texts.items.price,
      cell: (item) => <PriceField item={item} text={prices[item.enquiryItemId] ?? ''} onPrice={onPrice} />,
      speaksForItself: true,
    },
    {
      title: texts.items.amount,
      cell: (item) => <Amount item={item} text={prices[item.enquiryItemId] ?? ''} />,
      numeric: true,
    },
  ]
  const drawn = useShown(items, STEP)
  return (
    <>
      <Table
        caption={texts.items.caption}
        columns={columns}
        rows={drawn.shown}
        keyOf={({ enquiryItemId }) => enquiryItemId}
        dense
      />
      <ShowMore of={drawn} />
    </>
  )
}

interface PriceFieldProps {
  item: EnquiryItem
  text: string
  onPrice: (item: number, text: string) => void
}

/** Memoised, since a long list would otherwise re-render at every keystroke. */
const PriceField = memo(function PriceField({ item, text, onPrice }: PriceFieldProps) {
  // Grouped digits mean that the field was left: no error while typing.
  const error = text === groupMoney(text) ? priceProblem(text) : undefined
  return (
    <MoneyField
      label={texts.items.priceField[item.unit]}
      aria-label={texts.items.priceFieldFor[item.unit](nameEnquiryItem(item))}
      value={text}
      onChange={(typed) => onPrice(item.enquiryItemId, typed)}
      error={error}
      className="w-40 max-sm:w-full [&>p:empty]:hidden"
    />
  )
})

const Amount = memo(function Amount({ item, text }: { item: EnquiryItem; text: string }) {
  const amount = amountOf(item, text)
  return <span className="font-semibold whitespace-nowrap">{amount > 0n ? formatRupees(amount) : '–'}</span>
})

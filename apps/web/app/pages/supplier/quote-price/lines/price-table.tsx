import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { memo, useId } from 'react'
import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { ShowMore, useShown } from '../../../../ui/lists/show-more'
import { type Column, Table } from '../../../../ui/lists/table'
import { Doubts } from '../answer/doubt'
import { doubtsOf } from '../answer/doubts'
import type { QuoteValues } from '../quote-values'
import { texts } from '../texts'
import { Hints } from './hints'
import { lastOpen } from './change-lines'
import { itemColumns } from './item-cells'
import type { LineProps } from './line-props'
import { amountOf, type Brand, type LineValues, type QuotedItem } from './line-values'
import { OfferCell } from './offer-cell'
import { PriceCell } from './price-cell'
import type { QuoteSheet } from './use-quote-sheet'

interface PriceTableProps {
  enquiry: QuotedEnquiry
  lines: QuoteValues['lines']
  sheet: QuoteSheet
  brands: readonly Brand[]
}

/** A list of typical length is rendered completely. */
const STEP = 200

export function PriceTable({ enquiry, lines, sheet, brands }: PriceTableProps) {
  const makes = useId()
  const drawn = useShown(enquiry.enquiryItems, STEP)
  const targets = targetsOf(enquiry)
  const fillsTo = lastOpen(lines, enquiry.enquiryItems)
  const props = (item: QuotedItem) => ({ item, line: lines[item.enquiryItemId] ?? closed(item), sheet })
  const columns: readonly Column<QuotedItem>[] = [
    ...itemColumns(enquiry),
    {
      title: texts.items.price,
      cell: (item) => (
        <Price
          {...props(item)}
          target={targets.get(item.enquiryItemId) ?? null}
          fillsBelow={sheet.placeOf(item.enquiryItemId) < fillsTo}
        />
      ),
      speaksForItself: true,
    },
    { title: texts.items.offer, cell: (item) => <Offer {...props(item)} makes={makes} />, speaksForItself: true },
    { title: texts.items.amount, cell: (item) => <Amount {...props(item)} />, numeric: true, speaksForItself: true },
  ]
  return (
    <>
      <Table
        caption={texts.items.caption}
        columns={columns}
        rows={drawn.shown}
        keyOf={({ enquiryItemId }) => enquiryItemId}
        dense
      />
      <datalist id={makes}>
        {brands.map(({ brandId, brandName }) => (
          <option key={brandId} value={brandName} />
        ))}
      </datalist>
      <ShowMore of={drawn} />
    </>
  )
}

/** What the buyer waits for, by line. */
const targetsOf = ({ quote }: QuotedEnquiry) =>
  new Map(
    quote?.better?.state === 'asked'
      ? quote.better.lines.map(({ enquiryItemId, targetPrice }) => [enquiryItemId, targetPrice])
      : [],
  )

/** On a phone fields take the whole width of the card, its label column too. */
const wholeCardClass = 'max-sm:-ml-30'

const closed = ({ unit }: QuotedItem): LineValues => ({ price: '', unit, make: '', days: '', notOffered: true })

/** Drafts are read anew at every keystroke, so lines are compared by what they say: a long list re-renders one row. */
const sameLine = <Props extends LineProps>({ line, ...props }: Props, { line: next, ...others }: Props) =>
  JSON.stringify(line) === JSON.stringify(next) &&
  (Object.keys(props) as (keyof typeof props)[]).every((key) => props[key] === others[key])

const Price = memo(function Price({
  target,
  fillsBelow,
  ...line
}: LineProps & { target: number | null; fillsBelow: boolean }) {
  return (
    <div className={wholeCardClass}>
      <PriceCell {...line} />
      <Doubts codes={doubtsOf(line.line.doubts, 'price', 'notOffered')} />
      <Hints {...line} target={target} fillsBelow={fillsBelow} />
    </div>
  )
}, sameLine)

const Offer = memo(function Offer(line: LineProps & { makes: string }) {
  return (
    <div className={wholeCardClass}>
      <OfferCell {...line} />
      <Doubts codes={doubtsOf(line.line.doubts, 'make', 'days')} />
    </div>
  )
}, sameLine)

const Amount = memo(function Amount({ item, line, sheet }: LineProps) {
  const amount = amountOf(item, line)
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-3 sm:block sm:min-w-28 ${wholeCardClass}`}>
      <p className={`font-semibold whitespace-nowrap ${line.notOffered ? 'hatched h-5 rounded max-sm:w-24' : ''}`}>
        {line.notOffered ? null : amount > 0n ? formatRupees(amount) : '–'}
      </p>
      <label className="inline-flex min-h-9 whitespace-nowrap cursor-pointer items-center gap-2 text-sm text-ink-soft max-sm:min-h-11">
        <input
          type="checkbox"
          aria-label={texts.items.notOfferedFor(nameEnquiryItem(item))}
          checked={line.notOffered}
          onChange={({ currentTarget }) => sheet.change(item.enquiryItemId, { notOffered: currentTarget.checked })}
          className="size-4.5 accent-steel"
        />
        {texts.items.notOffered}
      </label>
    </div>
  )
}, sameLine)

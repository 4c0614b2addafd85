import { formatRupees, type Paise, rupees } from '@lohahaat/domain/platform/money'
import type { OfferedItem } from '@lohahaat/domain/sourcing/quote'
import { UnitPrice } from '../../../../parts/sourcing/quote/unit-price'
import { Badge } from '../../../../ui/badge'
import { FlagIcon } from '../../../../ui/work-icons'
import { Sentence } from '../../../../ui/sentence'
import { texts } from '../texts'
import type { LinePlace } from './line-row'
import { MoveMark } from './move-mark'
import { askedMake, compareMake, moveOf, overCatalogue } from './offers'

interface OfferFiguresProps {
  line: LinePlace
  offer: OfferedItem
  isLowest: boolean
  catalogue: number | undefined
}

/** The price as typed with what moved, the amount, and how make and delivery compare to what was asked. */
export function OfferFigures({ line: { item, enquiry }, offer, isLowest, catalogue }: OfferFiguresProps) {
  const { price, priceUnit, amount, make, deliveryDays, previous } = offer
  const over = overCatalogue(offer, catalogue)
  const compared = compareMake(askedMake(enquiry, item), make)
  const move = moveOf(offer)
  return (
    <span className="min-w-0 grow">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-semibold whitespace-nowrap">
          <UnitPrice price={price} unit={priceUnit} />
        </span>
        {over !== null && (
          <span className="text-sm whitespace-nowrap text-ink-soft">
            <Sentence text={formatOver(over)} marks={{ unseen: (words) => <span className="sr-only">{words}</span> }} />
          </span>
        )}
      </span>
      {move && previous && (
        <span className="flex items-baseline gap-1.5 text-sm text-ink-soft">
          <MoveMark move={move} />
          <s>
            <UnitPrice price={previous.price} unit={previous.priceUnit} />
          </s>
        </span>
      )}
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm text-ink-soft">
        <span className="whitespace-nowrap">{formatRupees(rupees(amount))}</span>
        {isLowest && <Lowest />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-ink-soft">
        <span className="wrap-anywhere">{describe(make, deliveryDays)}</span>
        {offer.ordered && <Badge tone="green">{texts.table.ordered}</Badge>}
        {compared === 'asAsked' && <Badge tone="steel">{texts.table.asAsked}</Badge>}
        {compared === 'other' && <Badge tone="amber">{texts.table.otherMake}</Badge>}
      </span>
    </span>
  )
}

const describe = (make: string | undefined, days: number | undefined) =>
  [make ?? texts.table.makeNotSaid, days === undefined ? null : texts.table.days(days)].filter(Boolean).join(', ')

const formatOver = (over: Paise) =>
  texts.table.overCatalogue(over === 0n ? '±' : over > 0n ? '+' : '−', formatRupees(over < 0n ? -over : over))

export function Lowest() {
  return (
    <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-green print:text-[1em]">
      <FlagIcon className="size-3.5" />
      {texts.table.lowest}
    </span>
  )
}

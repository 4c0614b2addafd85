import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { MovedLine, VersionOffer } from '@lohahaat/domain/sourcing/quote-versions'
import { formatAskedPipe } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { UnitPrice } from '../../../../parts/sourcing/quote/unit-price'
import { MoveMark } from '../table/move-mark'
import { directionOf } from './direction'
import { texts } from './texts'

interface MovedLineRowProps {
  line: MovedLine
  items: readonly EnquiryItem[]
}

/** A line of the enquiry, struck through as it was, and as it became. */
export function MovedLineRow({ line, items }: MovedLineRowProps) {
  const { before, after } = line
  const at = items.findIndex(({ enquiryItemId }) => enquiryItemId === line.enquiryItemId)
  const item = items[at]
  const move = directionOf(line)
  const says = before && after ? moreOf(before) !== moreOf(after) : true
  return (
    <li className="grid gap-x-4 rounded-box bg-paper px-3 py-2 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <span>{item && texts.line(at + 1, `${item.className} ${formatAskedPipe(item)}`)}</span>
      <span className="flex flex-wrap items-baseline gap-x-2 sm:justify-end">
        <s className="text-ink-soft">
          <span className="sr-only">{texts.before} </span>
          <OfferText offer={before} says={says} />
        </s>
        <span aria-hidden="true">→</span>
        <span className="font-medium">
          <span className="sr-only">{texts.now} </span>
          <OfferText offer={after} says={says} />
        </span>
        {move && <MoveMark move={move} />}
      </span>
    </li>
  )
}

interface OfferTextProps {
  offer: VersionOffer | null
  /** Whether make and days are said too. */
  says: boolean
}

function OfferText({ offer, says }: OfferTextProps) {
  if (!offer) return texts.notOffered
  return (
    <>
      <span className="whitespace-nowrap">
        <UnitPrice price={offer.price} unit={offer.priceUnit} />
      </span>
      {says && <span className="font-normal">, {moreOf(offer)}</span>}
    </>
  )
}

const moreOf = ({ make, deliveryDays }: VersionOffer) =>
  [make ?? texts.makeNotSaid, deliveryDays === undefined ? null : texts.days(deliveryDays)].filter(Boolean).join(', ')

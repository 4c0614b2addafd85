import type { ListOffer } from '@lohahaat/contract/sourcing/lists/priced-line'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { type SoldLine, toKilograms } from '@lohahaat/domain/sourcing/priced-list'
import { Link } from 'react-router'
import { Availability } from '../../../../parts/catalogue/product/availability'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { formatKg, formatTons } from '../../../../parts/platform/format'
import { ChevronDownIcon } from '../../../../ui/icons'
import type { LineState, ShownLine } from '../list-state'
import { texts } from '../texts'

interface LineOfferProps {
  line: ShownLine
  sold: SoldLine<ListOffer> | null
  at: LineState
  isOpen: boolean
  onToggle: () => void
}

/** Who sells it at which rate, what it weighs and what it comes to. */
export function LineOffer({ line, sold, at, isOpen, onToggle }: LineOfferProps) {
  return (
    <>
      <div className="min-w-0 text-sm max-xl:col-start-2 max-xl:row-start-3">
        {sold ? <Seller sold={sold} /> : <NoSeller line={line} at={at} />}
      </div>
      <p className="text-right whitespace-nowrap max-xl:col-start-3 max-xl:row-start-3 max-xl:text-sm max-xl:text-ink-soft">
        {sold && (
          <>
            {formatRate(sold.offer.price)}
            <span className="xl:sr-only">{texts.perTon('')}</span>
            <Move before={line.before?.price ?? null} now={sold.offer.price} />
          </>
        )}
      </p>
      <p className="text-right text-sm max-xl:col-start-3 max-xl:row-start-4 max-xl:text-ink-soft">
        {sold && <Weight sold={sold} />}
      </p>
      <div className="text-right max-xl:col-start-3 max-xl:row-start-2">
        <p className="font-semibold whitespace-nowrap xl:text-[0.9375rem]">
          {sold ? formatRupees(sold.paise) : at === 'ask' && texts.onQuote}
        </p>
        {line.offers.length > 0 && at !== 'doubt' && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="inline-flex min-h-8 cursor-pointer items-center gap-1 text-sm font-medium text-steel hover:underline"
          >
            {texts.offers(line.offers.length)}
            <ChevronDownIcon className={`size-3.5 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
      </div>
    </>
  )
}

function Seller({ sold: { offer, isShort } }: { sold: SoldLine<ListOffer> }) {
  return (
    <>
      <p className="text-[0.9375rem] font-semibold">{offer.brandName}</p>
      {isShort && offer.available !== null ? (
        <p className="font-medium text-red">{texts.short(formatTons(offer.available))}</p>
      ) : (
        <p>
          <Availability available={offer.available} />
        </p>
      )}
      <p className="text-balance text-ink-soft">{offer.delivery}</p>
    </>
  )
}

function NoSeller({ line, at }: { line: ShownLine; at: LineState }) {
  if (line.enquiry)
    return (
      <Link to={`/enquiry/${line.enquiry.enquiryId}/quotes`} className="link">
        {texts.askedFor(line.enquiry.leadId)}
      </Link>
    )
  if (at !== 'ask') return null
  return (
    <>
      <p className="text-[0.9375rem] font-semibold text-steel">
        {line.offers.length > 0 ? texts.otherwiseStocked : texts.notStocked}
      </p>
      <p className="text-ink-soft">{texts.goesToSuppliers}</p>
    </>
  )
}

const Weight = ({ sold: { pieces, grams } }: { sold: SoldLine }) => (
  <>
    {pieces !== null && <span className="block">{texts.pieces(formatCount(pieces))}</span>}
    <span className="block whitespace-nowrap">{formatKg(toKilograms(grams))}</span>
  </>
)

/** How the rate has moved since the list was kept: up is filled, down is hollow, and words say the same. */
function Move({ before, now }: { before: number | null; now: number }) {
  if (before === null || before === now) return null
  const rupees = formatRate(Math.abs(now - before))
  return (
    <span className="block text-xs whitespace-normal text-ink-soft">
      {now > before ? `▲ ${texts.movedUp(rupees)}` : `▽ ${texts.movedDown(rupees)}`}
    </span>
  )
}

import type { ListOffer } from '@lohahaat/contract/sourcing/lists/priced-line'
import { formatRupees } from '@lohahaat/domain/platform/money'
import type { SoldLine } from '@lohahaat/domain/sourcing/priced-list'
import { useId } from 'react'
import { Availability } from '../../../../parts/catalogue/product/availability'
import { formatRate } from '../../../../parts/catalogue/product/rate'
import { Badge } from '../../../../ui/badge'
import { soldFrom } from '../list-lines'
import type { ShownLine } from '../list-state'
import type { List } from '../use-list'
import { texts } from '../texts'

interface LineOffersProps {
  number: number
  line: ShownLine
  state: List
  sold: SoldLine<ListOffer> | null
}

/** All offers for a line, of which one is chosen. */
export function LineOffers({ number, line, state, sold }: LineOffersProps) {
  const name = useId()
  return (
    <fieldset className="mx-3 mb-2.5 min-w-0 overflow-hidden rounded-box border border-line xl:ml-[7.25rem]">
      <legend className="sr-only">{texts.offersOf(number)}</legend>
      {line.offers.map((offer) => (
        <label key={offer.itemId} className={optionClass}>
          <input
            type="radio"
            name={name}
            checked={sold?.offer.itemId === offer.itemId}
            disabled={soldFrom(line, offer) === null}
            onChange={() => state.change(line.id, { picked: offer.itemId })}
            className="size-4.5 accent-steel max-sm:row-span-3 max-sm:self-start"
          />
          <span className="min-w-0 font-semibold">{offer.brandName}</span>
          <span className="max-sm:col-start-2 max-sm:row-start-2">
            {texts.length(offer.length)} · {offer.delivery}
          </span>
          <span className="max-sm:col-start-2 max-sm:row-start-3">
            <Availability available={offer.available} />
          </span>
          <span className="text-right max-sm:col-start-3 max-sm:row-start-3">
            <Badge tone={offer.fits ? 'steel' : 'neutral'}>{offer.fits ? texts.asked : texts.differs}</Badge>
          </span>
          <span className="text-right font-semibold max-sm:col-start-3 max-sm:row-start-1">
            {texts.perTon(formatRate(offer.price))}
          </span>
          <span className="text-right max-sm:col-start-3 max-sm:row-start-2">
            <Amount sold={soldFrom(line, offer)} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const optionClass =
  'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line px-3 py-2 text-sm not-first:border-t has-checked:bg-steel-wash has-focus-visible:outline-2 sm:grid-cols-[auto_1.1fr_1.7fr_1.1fr_6rem_5.5rem_6rem]'

const Amount = ({ sold }: { sold: SoldLine | null }) => sold && formatRupees(sold.paise)

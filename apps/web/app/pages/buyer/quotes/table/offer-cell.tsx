import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { nameEnquiryItem } from '../../../../parts/sourcing/quote/enquiry-pipe'
import { CheckIcon } from '../../../../ui/icons'
import { canBeChosen } from '../award/choice'
import { texts } from '../texts'
import { cellClass } from './cell-class'
import type { Place } from './grid-moves'
import type { LinePlace } from './line-row'
import { OfferFigures } from './offer-figures'
import { offerOf } from './offers'
import type { Grid } from './use-grid'

interface OfferCellProps {
  line: LinePlace
  quote: Quote
  isLowest: boolean
  /** Rupees per MT. */
  catalogue: number | undefined
  isChosen: boolean
  onPress: (() => void) | null
  onAsk: (() => void) | null
  place: Place
  grid: Grid
}

/** What one party offers for one line: a press chooses it. */
export function OfferCell({ line, quote, isChosen, onPress, onAsk, place, grid, ...marks }: OfferCellProps) {
  const offer = offerOf(quote, line.item)
  const name = nameEnquiryItem(line.item)
  if (!offer) {
    return (
      <td
        role="cell"
        data-title={quote.party}
        className={`${cellClass} ${phoneClass} hatched bg-card sm:text-center sm:align-middle!`}
      >
        <span className="bg-card px-1 text-ink-soft">{texts.table.notOffered}</span>
      </td>
    )
  }
  const figures = <OfferFigures line={line} offer={offer} {...marks} />
  const isActive = grid.isActive(place)
  return (
    <td
      role="cell"
      data-title={quote.party}
      data-chosen={isChosen || offer.ordered}
      className={`${cellClass} ${phoneClass} group/cell relative bg-card p-0! -outline-offset-2 outline-steel data-chosen:bg-steel-wash data-chosen:outline-2`}
    >
      {onPress && grid.canChoose(place) ? (
        <button
          type="button"
          id={grid.idAt(place)}
          aria-pressed={isChosen}
          tabIndex={isActive ? 0 : -1}
          onClick={onPress}
          onFocus={() => grid.enter(grid.idAt(place))}
          onKeyDown={(event) => grid.move(event, place)}
          className={pressClass}
        >
          <Tick isOn={isChosen} />
          <span className="sr-only">{texts.table.choose(quote.party, name)}</span>
          {figures}
        </button>
      ) : (
        <div className={`flex gap-2.5 px-3 py-2 max-sm:px-4 ${canBeChosen(quote) ? '' : 'text-ink-soft'}`}>
          {offer.ordered && <Tick isOn />}
          {figures}
        </div>
      )}
      {onAsk && canBeChosen(quote) && (
        <button
          type="button"
          tabIndex={isActive ? 0 : -1}
          aria-label={texts.better.askLine(quote.party, name)}
          onClick={onAsk}
          className={askClass}
        >
          {texts.better.ask}
        </button>
      )}
    </td>
  )
}

/** Chosen is a tick, a frame and a wash: never colour alone. */
function Tick({ isOn }: { isOn: boolean }) {
  return (
    <span
      className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border print:hidden ${isOn ? 'border-steel bg-steel text-card' : 'border-edge'}`}
    >
      {isOn && <CheckIcon className="size-3.5" />}
    </span>
  )
}

const phoneClass =
  'max-sm:block max-sm:before:block max-sm:before:px-4 max-sm:before:pt-2 max-sm:before:text-sm max-sm:before:font-semibold max-sm:before:content-[attr(data-title)]'
const pressClass =
  'flex w-full scroll-my-28 cursor-pointer gap-2.5 px-3 py-2 text-left hover:bg-steel-wash focus-visible:-outline-offset-2 max-sm:px-4'
const askClass =
  'mx-2 ml-auto block min-h-8 cursor-pointer rounded bg-card px-1.5 text-sm font-semibold text-steel underline-offset-4 hover:underline focus-visible:opacity-100 max-sm:min-h-11 sm:absolute sm:right-1 sm:bottom-1 sm:m-0 sm:opacity-0 sm:group-hover/cell:opacity-100 sm:group-focus-within/cell:opacity-100 print:hidden'

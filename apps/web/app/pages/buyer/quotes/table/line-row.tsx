import type { Benchmark } from '@lohahaat/contract/sourcing/quotes/benchmarks'
import type { Enquiry, EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { PipeSection } from '../../../../parts/catalogue/section-drawing/pipe-section'
import { formatQuantity } from '../../../../parts/ordering/order/format-quantity'
import { formatRupeesPerTon } from '../../../../parts/platform/format'
import { formatAskedPipe } from '../../../../parts/sourcing/quote/enquiry-pipe'
import type { Chosen } from '../award/use-choice'
import { lowestBy } from '../compare'
import { texts } from '../texts'
import { cellClass, rowClass, titleClass } from './cell-class'
import { OfferCell } from './offer-cell'
import { askedMake, offerOf } from './offers'
import type { Grid } from './use-grid'

export interface LinePlace {
  line: number
  item: EnquiryItem
  enquiry: Enquiry
}

interface LineRowProps {
  place: LinePlace
  quotes: readonly Quote[]
  /** Null until it is known. */
  catalogue: Benchmark | 'unstocked' | null
  chosen: Chosen | null
  grid: Grid
  onAsk: ((quote: Quote, enquiryItemId: number | null) => void) | null
}

/** A line as it was asked for, today's catalogue rate, and what each party offers. */
export function LineRow({ place, quotes, catalogue, chosen, grid, onAsk }: LineRowProps) {
  const { item, line } = place
  const rate = catalogue === null || catalogue === 'unstocked' ? undefined : catalogue.price
  const lowest = lowestBy(quotes, (quote) => offerOf(quote, item)?.amount ?? null)
  return (
    <tr role="row" className={rowClass}>
      <th role="rowheader" scope="row" className={`${titleClass} bg-card max-sm:block max-sm:px-4`}>
        <LineTitle place={place} />
      </th>
      {hasCatalogue(place.enquiry) && <CatalogueCell catalogue={catalogue} />}
      {quotes.map((quote, party) => (
        <OfferCell
          key={quote.quoteId}
          line={place}
          quote={quote}
          isLowest={lowest.has(quote)}
          catalogue={rate}
          isChosen={chosen?.isChosen({ enquiryItemId: item.enquiryItemId, quoteId: quote.quoteId }) ?? false}
          onPress={chosen && (() => chosen.press({ enquiryItemId: item.enquiryItemId, quoteId: quote.quoteId }))}
          onAsk={onAsk && (() => onAsk(quote, item.enquiryItemId))}
          place={{ line, party }}
          grid={grid}
        />
      ))}
    </tr>
  )
}

/** Today's rate is no measure of the past: it stands beside the lines of open enquiries only. */
export const hasCatalogue = ({ status }: Enquiry) => status === 'InProgress'

const CatalogueCell = ({ catalogue }: Pick<LineRowProps, 'catalogue'>) => (
  <td role="cell" className={`${cellClass} ${catalogueClass}`}>
    <span className="text-ink-soft sm:hidden">{texts.table.catalogueOnCard}</span>
    {catalogue === 'unstocked' ? (
      <span className="text-ink-soft">{texts.table.notStocked}</span>
    ) : (
      catalogue && (
        <span>
          <span className="block font-medium whitespace-nowrap">{formatRupeesPerTon(catalogue.price)}</span>
          <span className="block text-[0.93em] text-ink-soft">{catalogue.make}</span>
        </span>
      )
    )}
  </td>
)

/** With make, grade and remark as asked: they stay in sight until the award. */
function LineTitle({ place: { line, item, enquiry } }: { place: LinePlace }) {
  return (
    <span className="flex gap-3">
      <PipeSection size={item.size} thickness={item.thickness} className="size-9 shrink-0 text-steel print:hidden" />
      <span className="min-w-0">
        <span className="block font-medium">
          {texts.table.line(formatCount(line + 1), item.className, formatAskedPipe(item))}
        </span>
        <span className="block text-[0.93em] font-normal text-ink-soft">
          {[formatQuantity(item), askedMake(enquiry, item) ?? texts.table.anyBrand, item.grade]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {item.remark && (
          <span className="block text-[0.93em] font-normal wrap-anywhere">{texts.table.asked(item.remark)}</span>
        )}
      </span>
    </span>
  )
}

const catalogueClass =
  'text-right max-sm:flex max-sm:justify-between max-sm:gap-3 max-sm:px-4 sm:w-28! sm:min-w-28! bg-card'

import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import type { ReactNode } from 'react'
import { formatRupeesPerTon } from '../../../parts/platform/format'
import { QuoteMarks } from '../../../parts/sourcing/quote/quote-marks'
import { SortDownIcon } from '../../../ui/icons'
import { Sentence } from '../../../ui/sentence'
import { ShowMore, useShown } from '../../../ui/lists/show-more'
import { lowestBy } from './compare'
import { deliveredRows } from './delivered-rows'
import { amountRows, itemRows, type Row, termRows } from './rows'
import type { QuoteFreights } from './use-quote-freight'
import { texts } from './texts'

interface ComparisonTableProps {
  items: readonly EnquiryItem[]
  quotes: readonly Quote[]
  freight: QuoteFreights
  /** The actions for a quote, in the last row; null if there are none. */
  action: ((quote: Quote) => ReactNode) | null
}

/** The number of parties that fit side by side on a wide screen. */
const FITTING = 4

/**
 * One column per party, with sticky header and first column. A sticky header does not work outside a horizontally
 * scrolling table, so a wide table scrolls in its own frame on a wide screen.
 */
export function ComparisonTable({ items, quotes, freight, action }: ComparisonTableProps) {
  const drawn = useShown(items)
  const rows = [
    ...itemRows(drawn.shown),
    ...amountRows(quotes[0]?.gstPercent ?? 0),
    ...deliveredRows(freight),
    ...termRows(),
  ]
  const isFitting = quotes.length <= FITTING
  const stick = isFitting ? 'desk:top-15' : 'desk:top-0'
  return (
    <>
      <div
        role="region"
        aria-label={texts.table.label}
        tabIndex={0}
        className={`${frameClass} ${isFitting ? 'desk:overflow-visible' : 'desk:max-h-[calc(100dvh-6rem)]'}`}
      >
        <table className="w-full border-separate border-spacing-0 text-left text-[0.9375rem] leading-5 print:text-[0.6875rem] print:leading-4">
          <caption className="sr-only">{texts.table.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${titleClass} z-3! bg-card ${stick}`}>
                {texts.table.item}
              </th>
              {quotes.map((quote) => (
                <th
                  key={quote.quoteId}
                  scope="col"
                  className={`${cellClass} z-2 bg-card font-semibold desk:sticky ${stick}`}
                >
                  <Party quote={quote} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.key} row={row} quotes={quotes} />
            ))}
          </tbody>
          {action && (
            <tfoot className="print:hidden">
              <tr>
                <td className={`${titleClass} bg-card`} />
                {quotes.map((quote) => (
                  <td key={quote.quoteId} className={cellClass}>
                    {action(quote)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <ShowMore of={drawn} />
    </>
  )
}

/** With the total, which is otherwise far below a long list. */
function Party({ quote }: { quote: Quote }) {
  return (
    <>
      <span className="block wrap-anywhere">{quote.party}</span>
      <span className="block text-[0.9em] font-normal text-ink-soft">
        <Sentence
          text={texts.table.landed(formatRupeesPerTon(quote.landedCostPerTon))}
          marks={{ unit: (words) => <span className="whitespace-nowrap">{words}</span> }}
        />
      </span>
      <span className="mt-1 flex flex-wrap gap-1">
        <QuoteMarks {...quote} />
      </span>
    </>
  )
}

function TableRow({ row: { title, cell, figure, isMain, isText }, quotes }: { row: Row; quotes: readonly Quote[] }) {
  const lowest = figure && lowestBy(quotes, figure)
  const look = isMain ? 'bg-steel-wash text-[1.07em] font-semibold' : 'bg-card'
  return (
    <tr className="print:break-inside-avoid">
      <th scope="row" className={`${titleClass} ${look}`}>
        {title}
      </th>
      {quotes.map((quote) => (
        <td key={quote.quoteId} className={`${cellClass} ${look} ${isText ? 'wrap-anywhere' : 'text-right'}`}>
          {isText ? (
            cell(quote)
          ) : (
            <div className="flex flex-wrap-reverse items-baseline justify-end gap-x-2">
              {lowest?.has(quote) && <Lowest />}
              <div>{cell(quote)}</div>
            </div>
          )}
        </td>
      ))}
    </tr>
  )
}

function Lowest() {
  return (
    <p className="text-xs font-semibold whitespace-nowrap text-green print:text-[1em]">
      <Sentence
        text={texts.table.lowest}
        marks={{ sign: () => <SortDownIcon className="inline size-3.5 align-[-0.15em]" /> }}
      />
    </p>
  )
}

const frameClass = 'relative overflow-auto rounded-box border border-line bg-card print:overflow-visible print:border-0'
const cellClass =
  'w-80 min-w-36 border-b border-l border-line px-3 py-2 align-top sm:min-w-44 print:min-w-0 print:px-1.5 print:py-1'
/** Its right border is a shadow, which stays visible while the other columns scroll. */
const titleClass =
  'sticky left-0 z-1 w-34 min-w-34 border-b border-line px-3 py-2 align-top font-medium shadow-[1px_0_0_var(--color-line)] sm:w-64 sm:min-w-56 print:static print:w-80 print:min-w-0 print:px-1.5 print:py-1'

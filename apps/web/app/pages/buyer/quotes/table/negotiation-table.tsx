import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import type { ReactNode } from 'react'
import { ShowMore, useShown } from '../../../../ui/lists/show-more'
import type { Chosen } from '../award/use-choice'
import type { Benchmarks, QuoteFreights, Scores } from '../use-beside'
import { texts } from '../texts'
import { cellClass, titleClass } from './cell-class'
import { chosenRow } from './chosen-row'
import { deliveredRows } from './delivered-rows'
import { hasCatalogue, LineRow } from './line-row'
import { PartyHead } from './party-head'
import { amountRows, termRows } from './rows'
import { TotalRow } from './total-row'
import { useGrid } from './use-grid'

interface NegotiationTableProps {
  enquiry: Enquiry
  quotes: readonly Quote[]
  freight: QuoteFreights | null
  /** Null until they are known. */
  benchmarks: Benchmarks | null
  scores: Scores | null
  /** Null for whoever can only view. */
  chosen: Chosen | null
  /** Null where nobody can be asked. */
  onAsk: ((quote: Quote, enquiryItemId: number | null) => void) | null
  onVersions: (quote: Quote) => void
  /** The actions for a quote, in the last row; null if there are none. */
  action: ((quote: Quote) => ReactNode) | null
}

/** The number of parties that fit side by side on a wide screen. */
const FITTING = 4

/**
 * Lines by parties. On a phone each line is a card with the parties inside; the roles are explicit because browsers drop
 * table semantics when the display changes. A sticky header does not work outside a horizontally scrolling table, so a
 * wide table scrolls in its own frame on a wide screen.
 */
export function NegotiationTable(props: NegotiationTableProps) {
  const { enquiry, quotes, freight, benchmarks, scores, chosen, onAsk, onVersions, action } = props
  const drawn = useShown(enquiry.enquiryItems)
  const grid = useGrid(drawn.shown, quotes, chosen)
  const withCatalogue = hasCatalogue(enquiry)
  const isFitting = quotes.length <= FITTING
  const stick = isFitting ? 'desk:top-15' : 'desk:top-0'
  const rows = [
    ...amountRows(quotes[0]?.gstPercent ?? 0, enquiry.enquiryItems.length),
    ...(freight ? deliveredRows(freight) : []),
    ...termRows(),
    ...chosenRow(chosen?.shown.sum ?? null),
  ]
  return (
    <>
      <div
        role="region"
        aria-label={texts.table.label}
        tabIndex={0}
        className={`${frameClass} ${isFitting ? 'desk:overflow-visible' : 'desk:max-h-[calc(100dvh-6rem)]'}`}
      >
        <table role="table" className={tableClass}>
          <caption className="sr-only">{texts.table.caption}</caption>
          <thead role="rowgroup" className="max-sm:block">
            <tr role="row" className="max-sm:grid max-sm:gap-3">
              <th role="columnheader" scope="col" className={`${titleClass} z-3! bg-card max-sm:hidden ${stick}`}>
                {texts.table.item}
              </th>
              {withCatalogue && (
                <th role="columnheader" scope="col" className={`${cellClass} ${catalogueClass} max-sm:hidden ${stick}`}>
                  {texts.table.catalogue}
                  <span className="block text-[0.9em] font-normal text-ink-soft">{texts.table.catalogueUnit}</span>
                </th>
              )}
              {quotes.map((quote) => (
                <th key={quote.quoteId} role="columnheader" scope="col" className={`${headClass} ${stick}`}>
                  <PartyHead
                    quote={quote}
                    score={scores?.get(quote.quoteId)}
                    lines={enquiry.enquiryItems.length}
                    onAsk={onAsk && (() => onAsk(quote, null))}
                    onVersions={() => onVersions(quote)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:mt-3 max-sm:grid max-sm:gap-3">
            {drawn.shown.map((item, line) => (
              <LineRow
                key={item.enquiryItemId}
                place={{ line, item, enquiry }}
                quotes={quotes}
                catalogue={benchmarks && (benchmarks.get(item.enquiryItemId) ?? 'unstocked')}
                chosen={chosen}
                grid={grid}
                onAsk={onAsk}
              />
            ))}
            {rows.map((row) => (
              <TotalRow key={row.key} row={row} quotes={quotes} columns={withCatalogue ? 2 : 1} />
            ))}
          </tbody>
          {action && (
            <tfoot role="rowgroup" className="max-sm:mt-3 max-sm:block print:hidden">
              <tr role="row" className="max-sm:grid max-sm:gap-2">
                <td role="cell" colSpan={withCatalogue ? 2 : 1} className={`${titleClass} bg-card max-sm:hidden`} />
                {quotes.map((quote) => (
                  <td key={quote.quoteId} role="cell" data-title={quote.party} className={actionClass}>
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

const frameClass =
  'relative overflow-auto rounded-box border-line sm:border sm:bg-card print:overflow-visible print:border-0'
const tableClass =
  'w-full border-separate border-spacing-0 text-left text-[0.9375rem] leading-5 max-sm:block print:text-[0.6875rem] print:leading-4'
const headClass = `${cellClass} z-2 bg-card font-semibold max-sm:rounded-box max-sm:border! max-sm:px-4 max-sm:py-3 desk:sticky`
const catalogueClass = 'z-2 w-28! min-w-28! bg-card text-right font-semibold desk:sticky'
const actionClass = `${cellClass} max-sm:grid max-sm:grid-cols-2 max-sm:items-center max-sm:gap-3 max-sm:border-0! max-sm:px-0! max-sm:py-1! max-sm:before:content-[attr(data-title)]`

import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { lowestBy } from '../compare'
import { cellClass, rowClass, titleClass } from './cell-class'
import { Lowest } from './offer-figures'
import type { Row } from './rows'

interface TotalRowProps {
  row: Row
  quotes: readonly Quote[]
  /** How many the title spans. */
  columns: number
}

/** A row below the lines; on a phone a card with a line for each party. */
export function TotalRow({ row, quotes, columns }: TotalRowProps) {
  const { title, cell, figure, isMain, isText } = row
  const lowest = figure && lowestBy(quotes, figure)
  const look = isMain ? 'bg-steel-wash text-[1.07em] font-semibold' : 'bg-card'
  return (
    <tr role="row" className={rowClass}>
      <th role="rowheader" scope="row" colSpan={columns} className={`${titleClass} max-sm:block max-sm:px-4 ${look}`}>
        {title}
      </th>
      {quotes.map((quote) => (
        <td
          key={quote.quoteId}
          role="cell"
          data-title={quote.party}
          className={`${cellClass} ${phoneClass} ${look} ${isText ? 'wrap-anywhere' : 'text-right'}`}
        >
          {isText ? (
            <div className="min-w-0">{cell(quote)}</div>
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

const phoneClass =
  'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-3 max-sm:px-4 max-sm:before:text-left max-sm:before:text-sm max-sm:before:font-normal max-sm:before:content-[attr(data-title)]'

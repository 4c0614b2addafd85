import type { ReactNode } from 'react'
import { ariaSort, SortHeader, type TableSort } from './sort-header'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** The key the list is sorted by when this header is pressed. */
  sort?: string
  /** A self-explanatory link or button: a card shows no label for it. */
  speaksForItself?: true
  /** Its place in a short card of two columns on a phone; a table gives one to each column or to none. */
  narrow?: keyof typeof places
}

const places = {
  title: 'max-sm:col-start-1 max-sm:row-start-1 max-sm:before:content-none',
  figure: 'max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-end max-sm:text-right',
  note: 'max-sm:col-start-1 max-sm:row-start-2',
  noteEnd: 'max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-end max-sm:text-right',
  more: 'max-sm:col-span-2 max-sm:row-start-3',
  last: 'max-sm:col-span-2 max-sm:row-start-4',
}

/** A cell on a phone: a row of its card with the label in front, or a place in a short card. */
const cellClass = (narrow: keyof typeof places | undefined, speaksForItself = false) =>
  narrow
    ? `max-sm:flex max-sm:min-w-0 max-sm:items-baseline max-sm:gap-2 max-sm:before:shrink-0 ${speaksForItself ? 'max-sm:before:content-none' : ''} ${places[narrow]}`
    : 'grid grid-cols-[6.75rem_1fr] items-baseline gap-3'

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  sort?: TableSort | undefined
  /** While other rows are being loaded. */
  busy?: boolean | undefined
  /** The row to highlight, such as the one just saved. */
  highlighted?: string | number | null | undefined
  /** Compact rows, for lists to work through. */
  dense?: boolean
}

/**
 * A table that becomes one card per row on a phone. The roles are explicit because browsers drop table semantics when
 * the display changes.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, busy = false, highlighted, dense = false } = props
  return (
    <table role="table" aria-busy={busy || undefined} className="block w-full text-left text-[0.9375rem] sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="hidden border-b border-line text-sm text-ink-soft sm:table-header-group">
        <tr role="row">
          {columns.map(({ title, numeric = false, sort: key }) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              aria-sort={ariaSort(key, sort)}
              className={`py-2 pr-4 font-semibold last:pr-0 ${align(numeric)}`}
            >
              {sort && key ? <SortHeader title={title} sortKey={key} sort={sort} numeric={numeric} /> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={`grid transition-opacity sm:table-row-group ${busy ? 'opacity-60' : ''}`}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            aria-current={keyOf(row) === highlighted || undefined}
            className="grid gap-1.5 border-b border-line py-4 first:pt-0 max-sm:has-[>[data-place]]:grid-cols-[minmax(0,1fr)_auto] max-sm:has-[>[data-place]]:gap-x-4 max-sm:has-[>[data-place]]:gap-y-1 max-sm:has-[>[data-place]]:py-3 aria-[current]:bg-steel-wash aria-[current]:shadow-[-0.75rem_0_0_var(--color-steel-wash),0.75rem_0_0_var(--color-steel-wash)] sm:table-row"
          >
            {columns.map(({ title, cell, numeric, speaksForItself, narrow }) => (
              <td
                key={title}
                role="cell"
                data-title={speaksForItself ? '' : title}
                data-place={narrow}
                className={`${cellClass(narrow, speaksForItself)} before:text-sm before:text-ink-soft before:content-[attr(data-title)] last:pr-0 max-sm:has-[>div:empty]:hidden sm:table-cell sm:pr-4 sm:before:content-none ${dense ? 'sm:py-1.5 sm:align-middle' : 'sm:py-3 sm:align-top'} ${align(numeric)}`}
              >
                <div className="min-w-0">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const align = (numeric = false) => (numeric ? 'sm:text-right' : '')

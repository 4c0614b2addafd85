import type { ReactNode } from 'react'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/**
 * A table that becomes one card per row on a phone. The roles are written out because browsers take a table's meaning
 * away together with its display.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table role="table" className="block w-full text-left text-[0.9375rem] sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="hidden border-b border-line text-sm text-ink-soft sm:table-header-group">
        <tr role="row">
          {columns.map(({ title, numeric }) => (
            <th key={title} role="columnheader" scope="col" className={`py-2 pr-4 font-semibold ${align(numeric)}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid sm:table-row-group">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className="grid gap-1.5 border-b border-line py-4 first:pt-0 sm:table-row">
            {columns.map(({ title, cell, numeric }) => (
              <td
                key={title}
                role="cell"
                data-title={title}
                className={`grid grid-cols-[6rem_1fr] gap-3 before:text-sm before:text-ink-soft before:content-[attr(data-title)] sm:table-cell sm:py-3 sm:pr-4 sm:align-top sm:before:content-none ${align(numeric)}`}
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

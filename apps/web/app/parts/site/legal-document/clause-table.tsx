import { Table } from '../../../ui/lists/table'
import { ClauseWords } from './clause-words'
import type { ClauseTableText } from './legal-text'

interface ClauseTableProps {
  caption: string
  table: ClauseTableText
}

/** On a phone the first cell is the heading of its card, and a single further one needs no label. */
const asCard = 'max-sm:[&_td:first-child]:block max-sm:[&_td:first-child]:before:content-none'
const withoutLabels = 'max-sm:[&_td]:block max-sm:[&_td]:before:content-none'

export function ClauseTable({ caption, table: { head, rows } }: ClauseTableProps) {
  return (
    <div
      className={`mt-4 rounded-box border border-line bg-card px-4 pt-3 leading-6 max-sm:pt-4 [&_td:first-child]:font-medium sm:[&_td]:align-top [&_tr:last-child]:border-b-0 ${head.length === 2 ? withoutLabels : asCard}`}
    >
      <Table
        caption={caption}
        dense
        columns={head.map((title, column) => ({
          title,
          cell: (row: readonly string[]) => <ClauseWords text={row[column] ?? ''} />,
        }))}
        rows={rows}
        keyOf={([first = '']) => first}
      />
    </div>
  )
}

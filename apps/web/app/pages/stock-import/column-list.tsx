import { type SheetColumn, sheetColumn, sheetFields } from '@lohahaat/contract/stock/stock-sheet'
import { ChevronDownIcon } from '../../ui/icons'
import { type Column, Table } from '../../ui/table'

const columns: readonly Column<SheetColumn>[] = [
  { title: 'Column', cell: ({ title }) => <span className="font-medium">{title}</span> },
  { title: 'New item', cell: ({ blank }) => (blank === undefined ? 'Required' : 'Optional') },
  { title: 'Blank means', cell: ({ blank }) => <span className="text-ink-soft">{blank ?? 'Not possible'}</span> },
]

export function ColumnList() {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-2 font-semibold text-steel hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        The {sheetFields.length} columns and what a blank cell means
      </summary>
      <div className="mt-4">
        <p className="mb-4 max-w-2xl text-[0.9375rem] text-ink-soft">
          A row without an ID is a new item. A row with an ID changes that item, and a blank cell in it keeps what the
          item has. Columns that aren’t to change can be left out: a list of IDs and new prices is enough. Brands,
          sizes, sellers and the like are written as on their screens, and must be there.
        </p>
        <Table
          caption="The columns of the sheet"
          columns={columns}
          rows={sheetFields.map(sheetColumn)}
          keyOf={({ title }) => title}
          dense
        />
      </div>
    </details>
  )
}

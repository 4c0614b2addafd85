import { sheetColumn, sheetFields } from '@lohahaat/contract/stock/stock-sheet'
import { ChevronDownIcon } from '../../ui/icons'

export function ColumnList() {
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-2 font-semibold text-steel hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        Columns and blank cells
      </summary>
      <div className="mt-4 text-[0.9375rem]">
        <ul className="mb-4 grid list-disc gap-1 pl-5 text-ink-soft marker:text-edge">
          <li>A row without an ID is a new item.</li>
          <li>A row with an ID changes that item. A blank cell in it keeps what the item has.</li>
          <li>Columns that don’t change can be left out: IDs and new prices are enough.</li>
          <li>Brands, sizes, sellers and the like are written as on their screens, where they must exist.</li>
        </ul>
        <dl>
          {sheetFields.map(sheetColumn).map(({ title, blank }) => (
            <div key={title} className="grid grid-cols-[8.5rem_1fr] gap-3 border-t border-line py-1.5">
              <dt className="font-medium">{title}</dt>
              <dd className="text-ink-soft">
                {blank === undefined ? <span className="text-ink">Required for a new item</span> : `Blank: ${blank}`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

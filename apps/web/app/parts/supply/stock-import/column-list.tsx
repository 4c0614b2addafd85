import { sheetColumn, sheetFields } from '@lohahaat/contract/inventory/sheets/stock-sheet'
import { ChevronDownIcon } from '../../../ui/icons'
import { useStockDesk } from '../stock-desk'
import { texts } from './texts'

export function ColumnList() {
  const { isOwn } = useStockDesk()
  // A supplier's own sheet needs no seller.
  const fields = sheetFields.filter((field) => !isOwn || field !== 'sellerName')
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-center gap-2 font-semibold text-steel hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        {texts.columns.title}
      </summary>
      <div className="mt-4 text-[0.9375rem]">
        <ul className="mb-4 grid list-disc gap-1 pl-5 text-ink-soft marker:text-edge">
          {texts.columns.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <dl>
          {fields.map(sheetColumn).map(({ title, blank }) => (
            <div key={title} className="grid grid-cols-[8.5rem_1fr] gap-3 border-t border-line py-1.5">
              <dt className="font-medium">{title}</dt>
              <dd className="text-ink-soft">
                {blank === undefined ? (
                  <span className="text-ink">{texts.columns.required}</span>
                ) : (
                  texts.columns.blank(blank())
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

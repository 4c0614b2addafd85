import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { DeletedLine } from '@lohahaat/domain/ordering/order'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import { formatQuantity } from '../../../parts/ordering/order/format-quantity'
import { IstTime } from '../../../parts/platform/ist-time'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

/** What was deleted from an order: still to be seen, struck through, and in none of its sums. */
export function DeletedLines({ lines }: { lines: readonly DeletedLine[] }) {
  return (
    <section aria-label={texts.deleted.title} className="mt-5 border-t border-dashed border-edge pt-4">
      <h3 className="text-sm text-ink-soft">{texts.deleted.title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.orderLineId} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2 text-[0.9375rem]">
            <span className="min-w-0">
              <s className="text-ink-soft">{nameItem(line)}</s>
              <span className="block text-sm text-ink-soft">
                <Sentence text={texts.deleted.when} marks={{ time: () => <IstTime instant={line.deletedAt} /> }} />
              </span>
            </span>
            <span className="text-ink-soft sm:text-right">
              {formatQuantity(line)} · <s>{formatRupees(rupees(line.amount))}</s>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { EnquiryItem } from '@lohahaat/domain/sourcing/enquiry'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { formatTons } from '../../platform/format'
import { formatQuantity } from '../../ordering/order/format-quantity'
import { PipeSection } from '../../catalogue/section-drawing/pipe-section'

interface ItemLinesProps {
  items: readonly EnquiryItem[]
  start: number
}

export function ItemLines({ items, start }: ItemLinesProps) {
  return (
    <ol start={start} className="divide-y divide-line">
      {items.map((item, index) => (
        <li key={item.enquiryItemId} className={lineClass}>
          <span aria-hidden="true" className="min-w-5 text-sm text-ink-soft">
            {start + index}.
          </span>
          <PipeSection size={item.size} thickness={item.thickness} className="size-8 text-steel" />
          <p className="min-w-0">
            <span className="text-ink-soft">{item.className}</span>{' '}
            <span className="font-medium">{formatSection(item)}</span>
            {item.length !== null && <span className="whitespace-nowrap text-ink-soft"> × {item.length} m</span>}
            {item.make !== null && <span className="text-ink-soft">, {item.make}</span>}
          </p>
          <p className="text-right whitespace-nowrap">
            {formatQuantity(item)}
            {item.unit === 'Pieces' && (
              <span className="block text-sm leading-4 text-ink-soft">{formatTons(item.tons)}</span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

const lineClass = 'grid min-h-12 grid-cols-[auto_auto_1fr_auto] items-center gap-x-3 py-1.5 text-[0.9375rem] leading-5'

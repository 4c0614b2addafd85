import type { EnquiryItem } from '@lohahaat/contract/enquiry/enquiry-item'
import { formatSection } from '@lohahaat/domain/pipe-name'
import { useState } from 'react'
import { ChevronDownIcon } from '../../ui/icons'
import { formatTons } from '../format'
import { formatQuantity } from '../order/format-quantity'
import { PipeSection } from '../section-drawing/pipe-section'
import { texts } from './texts'

/** So many are seen at a glance; the rest of a long list is one press away. */
const GLANCE = 5

export function EnquiryItems({ items }: { items: readonly EnquiryItem[] }) {
  const first = items.length > GLANCE + 1 ? items.slice(0, GLANCE) : items
  if (items.length === 0) return <p className="py-3 text-[0.9375rem] text-ink-soft">{texts.items.inListFile}</p>
  return (
    <>
      <Items items={first} start={1} />
      <Rest items={items.slice(first.length)} start={first.length + 1} />
    </>
  )
}

/** Drawn when it is opened: an enquiry may have two thousand items, and a page ten enquiries. */
function Rest({ items, start }: ItemsProps) {
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group border-t border-line">
      <summary className="flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold text-steel hover:underline">
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        {texts.items.more(items.length)}
      </summary>
      {isOpen && <Items items={items} start={start} />}
    </details>
  )
}

interface ItemsProps {
  items: readonly EnquiryItem[]
  start: number
}

function Items({ items, start }: ItemsProps) {
  return (
    <ol start={start} className="divide-y divide-line">
      {items.map((item, index) => (
        <li key={item.buyerItemDetailId} className={lineClass}>
          <span aria-hidden="true" className="min-w-5 text-sm text-ink-soft">
            {start + index}.
          </span>
          <PipeSection size={item.subClassName} thickness={item.subClassName1} className="size-8 text-steel" />
          <p className="min-w-0">
            <span className="text-ink-soft">{item.className}</span>{' '}
            <span className="font-medium">{formatSection(item)}</span>
            {item.length !== null && <span className="whitespace-nowrap text-ink-soft"> × {item.length} m</span>}
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

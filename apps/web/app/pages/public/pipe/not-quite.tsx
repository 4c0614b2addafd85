import type { FoundItem } from '@lohahaat/domain/catalogue/item'
import { Link } from 'react-router'
import { askPath } from '../../../parts/sourcing/enquiry/paths'
import { type ButtonLook, buttonClass } from '../../../ui/button-class'
import { describeDifference } from './describe-difference'
import { texts } from './texts'

/** Above items of which none is quite what was searched for. */
export function NotQuite({ items: [first], search }: { items: readonly FoundItem[]; search: string }) {
  if (!first?.differs) return null
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border-l-3 border-amber bg-amber-wash py-2 pr-2 pl-3">
      <p role="status" className="text-[0.9375rem] text-amber">
        {texts.notQuite}
      </p>
      <AskSuppliers search={search} size="small" />
    </div>
  )
}

/** What was meant becomes a line of an enquiry; a visitor signs in on the way. */
export function AskSuppliers({ search, ...look }: { search: string } & ButtonLook) {
  return (
    <Link to={askPath(search)} className={`max-w-full ${buttonClass(look)}`}>
      <span className="truncate">{texts.askSuppliers(search)}</span>
    </Link>
  )
}

/** What of the search an item doesn't fulfil. */
export function Differences({ item }: { item: FoundItem }) {
  if (!item.differs) return null
  return (
    <p className="mt-1 border-l-3 border-amber bg-amber-wash px-2 py-0.5 text-sm text-amber">
      {item.differs.map((difference) => describeDifference(difference, item)).join(' · ')}
    </p>
  )
}

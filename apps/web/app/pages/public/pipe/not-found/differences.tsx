import type { FoundItem } from '@lohahaat/domain/catalogue/item'
import { describeDifference } from './describe-difference'

/** What of the search an item doesn't fulfil. */
export default function Differences({ item }: { item: FoundItem }) {
  return (
    <p className="mt-1 border-l-3 border-amber bg-amber-wash px-2 py-0.5 text-sm text-amber sm:mt-2">
      {item.differs?.map((difference) => describeDifference(difference, item)).join(' · ')}
    </p>
  )
}

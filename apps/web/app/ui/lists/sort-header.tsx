import { Link } from 'react-router'
import { SortDownIcon, SortIcon, SortUpIcon } from '../work-icons'

export interface TableSort {
  by: string
  descending: boolean
  /** The link of the column header. */
  hrefFor: (key: string) => string
}

interface SortHeaderProps {
  title: string
  sortKey: string
  sort: TableSort
  numeric: boolean
}

/** The arrow is on the inner side, so that title and figures stay aligned. */
export function SortHeader({ title, sortKey, sort, numeric }: SortHeaderProps) {
  const isSorted = sort.by === sortKey
  const Arrow = isSorted ? (sort.descending ? SortDownIcon : SortUpIcon) : SortIcon
  return (
    <Link
      to={sort.hrefFor(sortKey)}
      replace
      preventScrollReset
      className={`group inline-flex min-h-6 items-center align-middle gap-1 hover:text-ink hover:underline ${isSorted ? 'text-ink' : ''} ${numeric ? 'flex-row-reverse' : ''}`}
    >
      {title}
      <Arrow className={`size-4 ${isSorted ? '' : 'opacity-60 group-hover:opacity-100'}`} />
    </Link>
  )
}

export function ariaSort(key: string | undefined, sort: TableSort | undefined) {
  if (key === undefined || key !== sort?.by) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

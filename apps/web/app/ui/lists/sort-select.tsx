import { useId } from 'react'
import { ChevronDownIcon } from '../icons'
import { texts } from '../work-texts'

interface SortSelectProps {
  /** The columns of the table; those with a sort key can be chosen. */
  columns: readonly { title: string; sort?: string }[]
  /** The key that is sorted by, with a minus in front when descending. */
  value: string
  onChange: (sort: string) => void
}

/** Sorting for phones, where a table has no header row. */
export function SortSelect({ columns, value, onChange }: SortSelectProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-3 sm:hidden">
      <label htmlFor={id} className="shrink-0 text-sm font-semibold">
        {texts.sort.label}
      </label>
      <div className="relative min-w-0 grow">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="h-11 w-full appearance-none truncate rounded-box border border-edge bg-card pr-10 pl-3 text-base text-ink"
        >
          {columns.flatMap(({ title, sort }) => (sort ? choices(title, sort) : []))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft" />
      </div>
    </div>
  )
}

const choices = (title: string, sort: string) => [
  <option key={sort} value={sort}>
    {texts.sort.ascending(title)}
  </option>,
  <option key={`-${sort}`} value={`-${sort}`}>
    {texts.sort.descending(title)}
  </option>,
]

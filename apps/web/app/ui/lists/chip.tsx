import { Link } from 'react-router'
import { CloseIcon } from '../icons'
import { texts } from './texts'

interface ChipProps {
  label: string
  /** The link without this filter. */
  to: string
}

/** An active filter, removed when pressed. */
export function Chip({ label, to }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={texts.removeFilter(label)}
      className="inline-flex min-h-8 items-center gap-1 rounded-full bg-steel-wash pr-2 pl-3 text-sm font-medium text-steel hover:underline max-sm:min-h-9"
    >
      {label}
      <CloseIcon className="size-3.5" />
    </Link>
  )
}

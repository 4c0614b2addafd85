import { Link } from 'react-router'
import { ChevronDownIcon } from '../../../ui/icons'
import { texts } from './texts'

/** Looks like the account's menu until that is there, with the initial that the document is marked with. */
export const AccountShape = ({ className = '' }: { className?: string }) => (
  <div className={`hidden desk:block ${className}`}>
    <Link
      to="/profile"
      aria-label={texts.account}
      className="flex h-10 items-center gap-1 rounded-full pr-1 text-ink-soft hover:text-ink"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-steel-wash text-base font-semibold text-steel before:content-(--initial)" />
      <ChevronDownIcon className="size-4" />
    </Link>
  </div>
)

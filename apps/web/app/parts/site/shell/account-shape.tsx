import { Link } from 'react-router'
import { ChevronDownIcon } from '../../../ui/icons'
import { texts } from './texts'

/** Looks like the account's menu until that is there, with the initial that the document is marked with. */
export const AccountShape = ({ className = '' }: { className?: string }) => (
  <div className={`hidden desk:block ${className}`}>
    <Link to="/profile" aria-label={texts.account} className="account-mark">
      <span className="avatar" />
      <ChevronDownIcon className="size-4" />
    </Link>
  </div>
)

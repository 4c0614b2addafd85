import { Link } from 'react-router'
import { askPath } from '../../../../parts/sourcing/enquiry/paths'
import { type ButtonLook, buttonClass } from '../../../../ui/button-class'
import { texts } from './texts'

/** What was meant becomes a line of an enquiry; a visitor signs in on the way. */
export function AskSuppliers({ search, ...look }: { search: string } & ButtonLook) {
  return (
    <Link to={askPath(search)} className={`max-w-full ${buttonClass(look)}`}>
      <span className="truncate">{texts.askSuppliers(search)}</span>
    </Link>
  )
}

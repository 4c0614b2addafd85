import { Link } from 'react-router'
import { texts } from './texts'

interface AccountLinksProps {
  /** Who is on the wrong one of the two screens, and where the right one is. */
  question: string
  to: '/login' | '/signup'
  label: string
}

export function AccountLinks({ question, to, label }: AccountLinksProps) {
  return (
    <p className="mt-3 border-t border-line pt-4 text-[0.9375rem] text-ink-soft">
      {question}{' '}
      <Link to={to} className="link">
        {label}
      </Link>
      . Need{' '}
      <Link to="/help" className="link">
        {texts.help}
      </Link>{' '}
      or want to{' '}
      <Link to="/contact" className="link">
        {texts.contactUs}
      </Link>
      ?
    </p>
  )
}

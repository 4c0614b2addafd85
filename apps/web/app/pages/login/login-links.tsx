import { Link } from 'react-router'

export function LoginLinks() {
  return (
    <p className="mt-3 border-t border-line pt-4 text-[0.9375rem] text-ink-soft">
      New here?{' '}
      <Link to="/signup" className="link">
        Create an account
      </Link>
      . Need{' '}
      <Link to="/help" className="link">
        help
      </Link>{' '}
      or want to{' '}
      <Link to="/contact" className="link">
        contact us
      </Link>
      ?
    </p>
  )
}

import { Link } from 'react-router'

export function SignupLinks() {
  return (
    <p className="mt-3 border-t border-line pt-4 text-[0.9375rem] text-ink-soft">
      Have an account?{' '}
      <Link to="/login" className="link">
        Sign in
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

import { Link } from 'react-router'

export function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <Link to="/termsandconditions" target="_blank" className="link">
        terms and conditions
      </Link>
      , the{' '}
      <Link to="/privacypolicy" target="_blank" className="link">
        privacy policy
      </Link>{' '}
      and the{' '}
      <Link to="/legal" target="_blank" className="link">
        legal notice
      </Link>
      .
    </>
  )
}

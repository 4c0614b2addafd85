import { Link } from 'react-router'
import { texts } from './texts'

export function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <Link to="/termsandconditions" target="_blank" className="link">
        {texts.termsAndConditions}
      </Link>
      , the{' '}
      <Link to="/privacypolicy" target="_blank" className="link">
        {texts.privacyPolicy}
      </Link>{' '}
      and the{' '}
      <Link to="/legal" target="_blank" className="link">
        {texts.legalNotice}
      </Link>
      .
    </>
  )
}

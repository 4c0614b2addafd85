import { Link } from 'react-router'
import { Sentence } from '../../../ui/sentence'
import { texts } from './texts'

/** In windows of their own, so that reading them doesn't cost what was typed. */
const linkTo = (path: string) => (words: string) => (
  <Link to={path} target="_blank" className="link">
    {words}
  </Link>
)

export function TermsLabel() {
  return (
    <Sentence
      text={texts.acceptTerms}
      marks={{ terms: linkTo('/termsandconditions'), privacy: linkTo('/privacypolicy'), legal: linkTo('/legal') }}
    />
  )
}

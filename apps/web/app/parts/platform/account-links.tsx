import { Link } from 'react-router'
import { Sentence } from '../../ui/sentence'
import { texts } from './texts'

interface AccountLinksProps {
  /** Links to the other account screens. */
  to: '/login' | '/signup'
}

export function AccountLinks({ to }: AccountLinksProps) {
  return (
    <p className="mt-3 border-t border-line pt-4 text-[0.9375rem] text-ink-soft">
      <Sentence
        text={texts.accountLinks[to]}
        marks={{ other: linkTo(to), help: linkTo('/help'), contact: linkTo('/contact') }}
      />
    </p>
  )
}

const linkTo = (path: string) => (words: string) => (
  <Link to={path} className="link">
    {words}
  </Link>
)

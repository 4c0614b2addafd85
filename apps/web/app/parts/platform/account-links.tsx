import { Link, useSearchParams } from 'react-router'
import { Sentence } from '../../ui/sentence'
import { texts } from './texts'

interface AccountLinksProps {
  /** Links to the other account screens. */
  to: '/login' | '/signup'
}

/** The way back goes along from one to the other. */
export function AccountLinks({ to }: AccountLinksProps) {
  const [search] = useSearchParams()
  const returnTo = search.get('returnTo')
  const other = returnTo ? `${to}?${new URLSearchParams({ returnTo })}` : to
  return (
    <p className="mt-3 border-t border-line pt-4 text-[0.9375rem] text-ink-soft">
      <Sentence
        text={texts.accountLinks[to]}
        marks={{ other: linkTo(other), help: linkTo('/help'), contact: linkTo('/contact') }}
      />
    </p>
  )
}

const linkTo = (path: string) => (words: string) => (
  <Link to={path} className="link">
    {words}
  </Link>
)

import { Link } from 'react-router'
import { texts } from './work-texts'

interface BreadcrumbsProps {
  /** From the top down; the page itself comes last and is no link. */
  links: readonly { to: string; label: string }[]
  here: string
}

export function Breadcrumbs({ links, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {links.map(({ to, label }) => (
          <li key={to} className="after:ml-2 after:text-edge after:content-['/'] after:[speak:never]">
            <Link to={to} className="inline-block py-1 hover:text-ink hover:underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="py-1">
          {here}
        </li>
      </ol>
    </nav>
  )
}

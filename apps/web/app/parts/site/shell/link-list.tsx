import { NavLink } from 'react-router'
import type { NavigationLink } from './navigation'

interface LinkListProps {
  links: readonly NavigationLink[]
  linkClass: string
  /** Where one address is the beginning of others: only the page itself is marked. */
  end?: boolean
}

export function LinkList({ links, linkClass, end = false }: LinkListProps) {
  return (
    <ul>
      {links.map(({ to, label, startsGroup }) => (
        <li key={to} className={startsGroup && 'mt-1 border-t border-line pt-1'}>
          <NavLink to={to} end={end} className={linkClass}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

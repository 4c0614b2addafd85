import { NavLink } from 'react-router'
import type { NavigationLink } from './navigation'

export function LinkList({ links, linkClass }: { links: readonly NavigationLink[]; linkClass: string }) {
  return (
    <ul>
      {links.map(({ to, label, startsGroup }) => (
        <li key={to} className={startsGroup && 'mt-1 border-t border-line pt-1'}>
          <NavLink to={to} className={linkClass}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

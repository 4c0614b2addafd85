import { NavLink } from 'react-router'
import type { NavigationLink } from './navigation'

export function LinkList({ links, linkClass }: { links: readonly NavigationLink[]; linkClass: string }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={linkClass}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

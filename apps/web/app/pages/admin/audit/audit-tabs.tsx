import { NavLink } from 'react-router'
import { texts } from './texts'

const tabs = () => [
  { to: '/audit', label: texts.tabs.changes },
  { to: '/audit/security', label: texts.tabs.security },
]

export function AuditTabs() {
  return (
    <nav aria-label={texts.tabs.label} className="mb-5">
      <ul className="flex border-b border-line">
        {tabs().map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-steel aria-[current]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

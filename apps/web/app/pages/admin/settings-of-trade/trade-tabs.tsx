import { NavLink } from 'react-router'
import { texts } from './texts'

/** One page for each capability whose figures the law or a buyer may change. */
const tabs = () => [
  { to: '/settings-of-trade', label: texts.tabs.fulfilment },
  { to: '/settings-of-trade/billing', label: texts.tabs.billing },
]

export function TradeTabs() {
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

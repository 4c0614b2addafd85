import { Link } from 'react-router'
import type { ListSearch } from '../../../parts/platform/list/use-list-search'
import { texts } from './texts'

interface WhoseTabsProps {
  list: ListSearch
  ofCompany: boolean
}

/** One's own orders, or those of every member. */
export function WhoseTabs({ list, ofCompany }: WhoseTabsProps) {
  const tabs = [
    { label: texts.whose.mine, of: null, isCurrent: !ofCompany },
    { label: texts.whose.company, of: 'company', isCurrent: ofCompany },
  ]
  return (
    <nav aria-label={texts.whose.label} className="mb-5">
      <ul className="flex border-b border-line">
        {tabs.map(({ label, of, isCurrent }) => (
          <li key={label}>
            <Link
              to={list.hrefFor({ of })}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-steel aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

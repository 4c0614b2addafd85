import { Link } from 'react-router'
import { views } from './catalogue-query'
import type { Catalogue } from './use-catalogue'
import { rememberView } from './view-memory'
import { texts } from './texts'

/** Cards, table or matrix: in the URL, and remembered for the next visit by the browser alone. */
export function ViewSwitch({ catalogue: { query, hrefFor } }: { catalogue: Catalogue }) {
  return (
    <div
      role="group"
      aria-label={texts.view}
      className="flex rounded-box border border-edge bg-card p-0.5 print:hidden"
    >
      {views.map((view) => (
        <Link
          key={view}
          to={hrefFor({ ...query, view })}
          preventScrollReset
          aria-current={view === query.view || undefined}
          onClick={() => rememberView(view)}
          className="grid min-h-9 place-items-center rounded px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:bg-steel aria-[current]:text-card"
        >
          {texts.views[view]}
        </Link>
      ))}
    </div>
  )
}

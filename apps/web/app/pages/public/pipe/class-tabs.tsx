import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { CatalogueClass } from '../../../parts/catalogue/product/load-classes'
import { switchClass } from './catalogue-query'
import type { Catalogue } from './use-catalogue'
import { texts } from './texts'

interface ClassTabsProps {
  classes: readonly CatalogueClass[]
  catalogue: Catalogue
}

export function ClassTabs({ classes, catalogue: { query, hrefFor } }: ClassTabsProps) {
  const strip = useRef<HTMLUListElement>(null)
  const total = classes.reduce((sum, { items }) => sum + items, 0)
  const tabs = [{ name: '', label: texts.allClasses, items: total }, ...classes.map(toTab)]

  // The tabs may be wider than a phone: centres the current one without scrolling the page.
  useLayoutEffect(() => {
    const list = strip.current
    const tab = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [query.class])

  return (
    <nav aria-label={texts.classes} className="max-sm:-mx-4">
      <ul ref={strip} className="relative flex overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:px-2">
        {tabs.map(({ name, label, items }) => (
          <li key={name} className="shrink-0">
            <Link
              to={hrefFor(switchClass(query, name))}
              preventScrollReset
              aria-current={name === query.class ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-steel aria-[current]:text-ink"
            >
              {label}
              <span className="text-sm font-normal text-ink-soft">{formatCount(items)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const toTab = ({ className, items }: CatalogueClass) => ({ name: className, label: className, items })

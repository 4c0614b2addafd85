import { formatCount } from '@lohahaat/domain/platform/formats'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { CatalogueClass } from '../../../parts/catalogue/product/load-classes'
import { ratesPath } from '../../../parts/catalogue/rates/rates-path'
import { texts } from './texts'

interface ClassLinksProps {
  classes: readonly CatalogueClass[]
  shown: CatalogueClass
}

export function ClassLinks({ classes, shown }: ClassLinksProps) {
  const strip = useRef<HTMLUListElement>(null)

  // The tabs may be wider than a phone: centres the current one without scrolling the page.
  useLayoutEffect(() => {
    const list = strip.current
    const tab = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [shown.classId])

  return (
    <nav aria-label={texts.classes} className="max-sm:-mx-4 print:hidden">
      <ul ref={strip} className="relative flex overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:px-2">
        {classes.map(({ classId, className, items }) => (
          <li key={classId} className="shrink-0">
            <Link
              to={ratesPath(className)}
              preventScrollReset
              aria-current={classId === shown.classId ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-steel aria-[current]:text-ink"
            >
              {className}
              <span className="text-sm font-normal text-ink-soft">{formatCount(items)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

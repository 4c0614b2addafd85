import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { isOnLink, supplierLinks } from './supplier-links'
import { texts } from './texts'

/** The screens of a supplier, on each of them. On a phone the row is swiped. */
export function SupplierNavigation() {
  const { pathname } = useLocation()
  const links = supplierLinks(useSession().sellingRole)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  if (links.length === 0 || !/^\/(supplier|certificates)(\/|$)/i.test(pathname)) return null
  return (
    <nav aria-label={texts.navigation} className="border-b border-line bg-card print:hidden">
      <ul ref={list} className="content-width flex gap-x-4 sm:gap-x-5 overflow-x-auto [scrollbar-width:none]">
        {links.map((link) => (
          <li key={link.to} className="shrink-0">
            <Link to={link.to} aria-current={isOnLink(link, pathname) ? 'page' : undefined} className={linkClass}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const linkClass =
  'flex h-11 items-center border-b-2 border-transparent text-sm font-medium sm:text-[0.9375rem] whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-steel aria-[current=page]:text-ink'

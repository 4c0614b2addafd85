import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import type { useSession } from '../../../api/session/use-session'
import { ChevronDownIcon } from '../../../ui/icons'
import { Menu, menuItemClass } from '../../../ui/menu'
import { ContactLinks } from './contact-links'
import { entriesFor } from './entries-for'
import { ownLinks, shopLinks } from './navigation'
import { texts } from './texts'

// Few people need them.
const AdminLinks = lazy(() => import('../menu/admin-links'))

const itemClass =
  'flex h-10 items-center gap-1 rounded-box px-1.5 whitespace-nowrap lg:px-2 xl:px-2.5 text-[0.9375rem] font-medium text-ink-soft hover:text-ink aria-[current=page]:text-ink group-open:text-ink'

export function DeskNavigation({ session }: { session: ReturnType<typeof useSession> }) {
  const { admin, seller, person } = entriesFor(session)
  return (
    <nav aria-label={texts.mainNavigation} className="mr-auto hidden shrink-0 items-center desk:flex">
      <NavLink to="/" className={itemClass}>
        {texts.home}
      </NavLink>
      {shopLinks().map(({ to, label }) => (
        <NavLink key={to} to={to} className={itemClass}>
          {label}
        </NavLink>
      ))}
      {admin !== null && !session.isKnown && (
        <NavLink to="/admin" className={`${itemClass} ${admin}`}>
          <MenuLabel text={texts.admin} />
        </NavLink>
      )}
      {session.isAdmin && (
        <Menu group="header" label={<MenuLabel text={texts.admin} />} summaryClass={itemClass}>
          <Suspense>
            <AdminLinks sells={session.sellingRole !== ''} />
          </Suspense>
        </Menu>
      )}
      {seller !== null && (
        <NavLink to="/supplier" className={`${itemClass} ${seller}`}>
          {texts.supplier}
        </NavLink>
      )}
      {person !== null &&
        ownLinks(session.isAdmin).map(({ to, label }) => (
          <NavLink key={to} to={to} className={`${itemClass} ${person}`}>
            {label}
          </NavLink>
        ))}
      <NavLink to="/about" className={itemClass}>
        {texts.about}
      </NavLink>
      <Menu group="header" label={<MenuLabel text={texts.contact} />} summaryClass={itemClass}>
        <ContactLinks linkClass={menuItemClass} withPage />
      </Menu>
    </nav>
  )
}

function MenuLabel({ text }: { text: string }) {
  return (
    <>
      {text}
      <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
    </>
  )
}

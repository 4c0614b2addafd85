import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { useSession } from '../../api/use-session'
import { menuItemClass } from '../../ui/menu'
import { ContactLinks } from './contact-links'
import { adminLinks, type NavigationLink, ownLinks } from './navigation'
import { useSignOut } from './use-sign-out'
import { Identity } from './user-menu'

const accountLinks = [
  { to: '/profile', label: 'Profile' },
  { to: '/settings', label: 'Settings' },
]

export function MobileLinks({ session }: { session: ReturnType<typeof useSession> }) {
  const { leave, isSigningOut } = useSignOut()
  const own = session.isSignedIn ? ownLinks(session.isAdmin) : []
  return (
    <nav aria-label="Menu" className="grid gap-5 p-4">
      {session.isSignedIn && <Identity session={session} />}
      <Links links={[{ to: '/', label: 'Home' }, ...own, { to: '/about', label: 'About' }]} />
      {session.isAdmin && (
        <Section title="Admin">
          <Links links={adminLinks} />
        </Section>
      )}
      {session.isSignedIn && (
        <Section title="Account">
          <Links links={accountLinks} />
          <button type="button" onClick={() => void leave()} disabled={isSigningOut} className={menuItemClass}>
            Sign Out
          </button>
        </Section>
      )}
      <Section title="Contact">
        <ContactLinks linkClass={menuItemClass} />
      </Section>
    </nav>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="px-3 pb-1 text-sm text-ink-soft">{title}</h2>
      {children}
    </div>
  )
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={`${menuItemClass} min-h-11`}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import type { useSession } from '../../../api/session/use-session'
import { menuItemClass } from '../../../ui/menu'
import { ContactLinks } from '../shell/contact-links'
import { LinkList } from '../shell/link-list'
import { ownLinks, shopLinks } from '../shell/navigation'
import { supplierLinks } from '../selling/supplier-links'
import { texts } from '../shell/texts'
import { useSignOut } from './use-sign-out'
import { Identity } from './identity'
import { accountLinks, adminLinks } from './links'

const linkClass = `${menuItemClass} min-h-11`

export default function MobileLinks({ session }: { session: ReturnType<typeof useSession> }) {
  const { leave, isSigningOut } = useSignOut()
  const selling = supplierLinks(session.sellingRole)
  const own = session.isSignedIn ? ownLinks(session.isAdmin) : []
  return (
    <nav aria-label={texts.menu} className="grid gap-5 p-4">
      {session.isSignedIn && <Identity session={session} />}
      <LinkList
        links={[{ to: '/', label: texts.home }, ...shopLinks(), ...own, { to: '/about', label: texts.about }]}
        linkClass={linkClass}
      />
      {session.isAdmin && (
        <Section title={texts.admin}>
          <LinkList links={adminLinks()} linkClass={linkClass} />
        </Section>
      )}
      {selling.length > 0 && (
        <Section title={texts.supplier}>
          <LinkList links={selling} linkClass={linkClass} end />
        </Section>
      )}
      {session.isSignedIn && (
        <Section title={texts.account}>
          <LinkList links={accountLinks()} linkClass={linkClass} />
          <button type="button" onClick={() => void leave()} disabled={isSigningOut} className={menuItemClass}>
            {texts.signOut}
          </button>
        </Section>
      )}
      <Section title={texts.contact}>
        <ContactLinks linkClass={menuItemClass} withPage />
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

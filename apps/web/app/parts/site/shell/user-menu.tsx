import type { useSession } from '../../../api/session/use-session'
import { ChevronDownIcon } from '../../../ui/icons'
import { Menu, menuItemClass } from '../../../ui/menu'
import { LinkList } from './link-list'
import { accountLinks } from './navigation'
import { texts } from './texts'
import { useSignOut } from './use-sign-out'

export function UserMenu({ session }: { session: ReturnType<typeof useSession> }) {
  const { leave, isSigningOut } = useSignOut()
  return (
    <div className="hidden desk:block">
      <Menu
        group="header"
        align="right"
        summaryClass="flex h-10 items-center gap-1 rounded-full pr-1 text-ink-soft hover:text-ink"
        label={
          <>
            <Avatar name={session.name} />
            <span className="sr-only">{texts.accountOf(session.name)}</span>
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </>
        }
      >
        <Identity session={session} />
        <hr className="my-1.5 border-line" />
        <LinkList links={accountLinks()} linkClass={menuItemClass} />
        <button type="button" onClick={() => void leave()} disabled={isSigningOut} className={menuItemClass}>
          {texts.signOut}
        </button>
      </Menu>
    </div>
  )
}

export function Identity({ session }: { session: ReturnType<typeof useSession> }) {
  return (
    <div className="flex w-64 items-start gap-3 px-3 py-2">
      <Avatar name={session.name} />
      <div className="min-w-0">
        <p className="truncate font-semibold">{session.name}</p>
        <p className="truncate text-sm text-ink-soft">{session.email}</p>
        <p className="mt-1.5 inline-block rounded border border-line px-1.5 text-xs font-semibold text-ink-soft">
          {texts.roles[session.role]}
        </p>
      </div>
    </div>
  )
}

/** One grapheme, which may be several code points, as in Devanagari. */
function Avatar({ name }: { name: string }) {
  const [initial] = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment.toUpperCase())
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-steel-wash text-base font-semibold text-steel"
    >
      {initial}
    </span>
  )
}

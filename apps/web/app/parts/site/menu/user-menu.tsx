import type { useSession } from '../../../api/session/use-session'
import { ChevronDownIcon } from '../../../ui/icons'
import { Menu, menuItemClass } from '../../../ui/menu'
import { LinkList } from '../shell/link-list'
import { texts } from '../shell/texts'
import { Avatar, Identity } from './identity'
import { accountLinks } from './links'
import { useSignOut } from './use-sign-out'

export default function UserMenu({ session }: { session: ReturnType<typeof useSession> }) {
  const { leave, isSigningOut } = useSignOut()
  return (
    <div className="hidden desk:block">
      <Menu
        group="header"
        align="right"
        summaryClass="account-mark"
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

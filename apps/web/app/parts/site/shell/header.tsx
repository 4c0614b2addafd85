import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { CartButton } from './cart-button'
import { DeskNavigation } from './desk-navigation'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'
import { OfflineNotice } from './offline-notice'
import { texts } from './texts'
import { UserMenu } from './user-menu'

export function Header() {
  const session = useSession()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card print:hidden">
      <div className="content-width flex h-15 items-center gap-2 sm:gap-3">
        <Logo className="mr-auto desk:mr-4" />
        <DeskNavigation session={session} />
        <CartButton count={session.cartCount} />
        {session.isSignedIn ? (
          <UserMenu session={session} />
        ) : (
          <>
            <span className="hidden desk:block">
              <Link to="/login" className={buttonClass({ size: 'small' })}>
                {texts.signIn}
              </Link>
            </span>
            <span className="hidden sm:block">
              <Link to="/signup" className={buttonClass({ variant: 'main', size: 'small' })}>
                {texts.getStarted}
              </Link>
            </span>
          </>
        )}
        <MobileMenu session={session} />
      </div>
      <OfflineNotice />
    </header>
  )
}

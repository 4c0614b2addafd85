import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { CartIcon } from '../../../ui/icons'
import { useOnline } from '../../../api/connection'
import { DeskNavigation } from './desk-navigation'
import { HeaderSearch } from './header-search'
import { LoadingBar } from './loading-bar'
import { Logo } from './logo'
import { MessagingLink } from './messaging-link'
import { MobileMenu } from './mobile-menu'
import { texts } from './texts'

// Visitors need none.
const UserMenu = lazy(() => import('../menu/user-menu'))

export function Header() {
  const session = useSession()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card print:hidden">
      <div className="content-width flex h-15 items-center gap-2 sm:gap-3">
        <Logo
          className="mr-auto desk:mr-4"
          nameClass={session.isAdmin || session.sellingRole ? 'desk:max-lg:sr-only' : undefined}
        />
        <DeskNavigation session={session} />
        <HeaderSearch className="relative hidden w-full max-w-80 min-w-48 xl:block" />
        <MessagingLink />
        <CartButton count={session.cartCount} />
        {session.isSignedIn ? (
          <Suspense fallback={<span className="hidden w-15 shrink-0 desk:block" />}>
            <UserMenu session={session} />
          </Suspense>
        ) : (
          <>
            <span className="hidden desk:block">
              <Link to="/login" className={buttonClass({ size: 'small' })}>
                {texts.signIn}
              </Link>
            </span>
            <span className="hidden sm:block">
              <Link to="/signup" className={buttonClass({ variant: 'quiet', size: 'small' })}>
                {texts.getStarted}
              </Link>
            </span>
          </>
        )}
        <MobileMenu session={session} />
      </div>
      <OfflineNotice />
      <LoadingBar />
    </header>
  )
}

function CartButton({ count }: { count: number }) {
  return (
    <Link
      to="/cart"
      aria-label={count > 0 ? texts.cartOf(count) : texts.cart}
      className={buttonClass({ size: 'small' })}
    >
      <CartIcon />
      <span className="max-sm:sr-only desk:max-xl:sr-only">{texts.cart}</span>
      {count > 0 && (
        <span className="min-w-5.5 rounded-full bg-steel px-1.5 text-center text-xs leading-5.5 text-card desk:max-xl:absolute desk:max-xl:-top-2 desk:max-xl:-right-2">
          {count}
        </span>
      )}
    </Link>
  )
}

/** Overlays the top of the page below the header, so that the layout does not shift. */
function OfflineNotice() {
  const isOnline = useOnline()
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {!isOnline && (
        <p className="animate-rise border-b border-line bg-amber-wash text-amber shadow-lift">
          <span className="content-width block py-2 text-sm font-medium">{texts.offline}</span>
        </p>
      )}
    </div>
  )
}

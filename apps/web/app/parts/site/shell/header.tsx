import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { CartIcon } from '../../../ui/icons'
import { useKeptAt, useOnline } from '../../../api/connection'
import { AccountShape } from './account-shape'
import { DeskNavigation } from './desk-navigation'
import { HeaderSearch } from './header-search'
import { LanguageSwitch } from './language-switch'
import { LoadingBar } from './loading-bar'
import { Logo } from './logo'
import { MessagingLink } from './messaging-link'
import { MobileMenu } from './mobile-menu'
import { entriesFor } from './entries-for'
import { texts } from './texts'

type Session = ReturnType<typeof useSession>

// Visitors need none.
const UserMenu = lazy(() => import('../menu/user-menu'))

export function Header() {
  const session = useSession()
  const { person, visitor } = entriesFor(session)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card print:hidden">
      <div className="content-width flex h-15 items-center gap-2 max-[26rem]:gap-1 sm:gap-3">
        <Logo className="mr-auto desk:mr-4" nameClass={`max-[23rem]:sr-only ${nameClassFor(session)}`} />
        <DeskNavigation session={session} />
        <HeaderSearch className="relative hidden w-full max-w-80 min-w-40 xl:block" />
        <LanguageSwitch />
        <MessagingLink />
        <CartButton {...session} />
        {person !== null &&
          (session.isKnown ? (
            <Suspense fallback={<AccountShape />}>
              <UserMenu session={session} />
            </Suspense>
          ) : (
            <AccountShape className={person} />
          ))}
        {visitor !== null && (
          <>
            <span className={`hidden desk:block ${visitor}`}>
              <Link to="/login" className={buttonClass({ size: 'small' })}>
                {texts.signIn}
              </Link>
            </span>
            <span className={`hidden sm:block ${visitor}`}>
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

/** Where the menu is long there is no room for the name of the site. */
function nameClassFor({ isKnown, isAdmin, sellingRole }: Session) {
  if (!isKnown) return 'for-short-menu'
  return isAdmin || sellingRole ? 'desk:max-wide:sr-only' : ''
}

function CartButton({ isKnown, cartCount: count }: Session) {
  return (
    <Link
      to="/cart"
      aria-label={count > 0 ? texts.cartOf(count) : texts.cart}
      className={buttonClass({ size: 'small' })}
    >
      <CartIcon />
      <span className="max-sm:sr-only desk:max-xl:sr-only">{texts.cart}</span>
      {(count > 0 || !isKnown) && (
        <span
          className={`${isKnown ? '' : 'for-cart'} min-w-5.5 rounded-full bg-steel px-1.5 text-center text-xs leading-5.5 text-card desk:max-xl:absolute desk:max-xl:-top-2 desk:max-xl:-right-2`}
        >
          {isKnown && count}
        </span>
      )}
    </Link>
  )
}

/** Overlays the top of the page below the header, so that the layout does not shift. */
function OfflineNotice() {
  const isOnline = useOnline()
  const keptAt = useKeptAt()
  return (
    <div role="status" className="absolute inset-x-0 top-full">
      {!isOnline && (
        <p className="animate-rise border-b border-line bg-amber-wash text-amber shadow-lift">
          <span className="content-width block py-2 text-sm font-medium">
            {keptAt ? texts.offlineSince(formatIstTime(keptAt)) : texts.offline}
          </span>
        </p>
      )}
    </div>
  )
}

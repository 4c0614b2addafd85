import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { CloseIcon, MenuIcon } from '../../../ui/icons'
import { Logo } from './logo'
import { texts } from './texts'

const MobileLinks = lazy(() => import('../menu/mobile-links'))

const squareClass =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-box border border-line bg-card hover:border-edge'

/** A modal dialog at the edge of the screen: keyboard and screen readers cannot reach the page behind it. */
export function MobileMenu({ session }: { session: ReturnType<typeof useSession> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isUsed, setUsed] = useState(false)
  const { key } = useLocation()

  useEffect(() => dialog.current?.close(), [key])

  function open() {
    setUsed(true)
    dialog.current?.showModal()
  }

  return (
    <div className="desk:hidden">
      <button type="button" aria-label={texts.menu} onClick={open} className={squareClass}>
        <MenuIcon />
      </button>
      <dialog
        ref={dialog}
        aria-label={texts.menu}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
        className="m-0 ml-auto h-dvh max-h-none w-[min(22rem,100vw)] max-w-none bg-card text-ink"
      >
        <div className="flex min-h-full flex-col">
          <div className="flex h-15 shrink-0 items-center justify-between border-b border-line px-4">
            <Logo />
            <button
              type="button"
              aria-label={texts.closeMenu}
              onClick={() => dialog.current?.close()}
              className={squareClass}
            >
              <CloseIcon />
            </button>
          </div>
          {isUsed && (
            <Suspense>
              <MobileLinks session={session} />
            </Suspense>
          )}
          {!session.isSignedIn && (
            <div className="mt-auto grid grid-cols-2 gap-3 border-t border-line p-4">
              <Link to="/login" className={buttonClass()}>
                {texts.signIn}
              </Link>
              <Link to="/signup" className={buttonClass({ variant: 'main' })}>
                {texts.getStarted}
              </Link>
            </div>
          )}
        </div>
      </dialog>
    </div>
  )
}

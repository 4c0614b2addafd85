import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { type Location, useBlocker, useHref } from 'react-router'
import { Announcement } from '../../../ui/messages/announcement'
import { ConfirmProvider } from '../../../ui/messages/confirm'
import { Toaster } from '../../../ui/messages/toast'
import { later } from '../../../ui/later'
import { useDrawnMark } from '../../../ui/use-drawn-mark'
import { isOnline } from '../../../api/connection'
import { useLoaded } from '../../../api/use-loaded'
import { showToast } from '../../../ui/messages/toast-store'
import { ConfirmSignIn } from '../../identity/confirm-sign-in/confirm-sign-in'
import { Header } from './header'
import { HeaderSearch } from './header-search'
import { texts } from './texts'
import { useIsWorkScreen } from './use-is-work-screen'

/** After the first view, which needs none of it. */
const DeviceBar = lazy(() => import('../device/device-bar'))
const Footer = later(() => import('../footer/footer'))

// Always the same elements: where the frame is drawn again before their code is there, their HTML stays.
const footer = (
  <Suspense>
    <Footer isSlim={false} />
  </Suspense>
)
const slimFooter = (
  <Suspense>
    <Footer isSlim />
  </Suspense>
)

interface ShellProps {
  isSampleData: boolean
  children: ReactNode
}

/** The frame of every page. */
export function Shell({ isSampleData, children }: ShellProps) {
  useBlockOfflineNavigation()
  const isWorkScreen = useIsWorkScreen()
  const isLoaded = useLoaded()
  return (
    <ConfirmProvider>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-box bg-ink px-4 py-2 font-semibold text-card focus:translate-y-0 print:hidden"
      >
        {texts.skip}
      </a>
      <div className="flex min-h-dvh flex-col">
        {isSampleData && (
          <aside aria-label={texts.sampleData} className="bg-steel-wash text-steel print:hidden">
            <p className="content-width py-1.5 text-center text-xs font-medium sm:text-sm">{texts.sampleDataNote}</p>
          </aside>
        )}
        <Header />
        <div className="border-b border-line bg-card xl:hidden print:hidden">
          <div className="content-width py-2">
            <HeaderSearch className="relative z-15" />
          </div>
        </div>
        <Announcement />
        <Main>{children}</Main>
        {isWorkScreen ? slimFooter : footer}
      </div>
      <ConfirmSignIn />
      <Toaster />
      <Suspense>{isLoaded && <DeviceBar />}</Suspense>
    </ConfirmProvider>
  )
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="grow outline-none" {...useDrawnMark()}>
      {children}
    </main>
  )
}

const isElsewhere = (here: Location, there: Location) =>
  here.pathname !== there.pathname || here.search !== there.search

/**
 * Blocks navigation while offline: the router would reload the page when it cannot load the files, and lose what was
 * typed. A page that is kept on the device opens as it was.
 */
function useBlockOfflineNavigation() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isOnline() && isElsewhere(currentLocation, nextLocation),
  )
  const href = useHref(blocker.location ?? '/')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void isKept(href).then((kept) => {
      if (kept) window.location.assign(href)
      else showToast(texts.stayedHere, 'error')
    })
    blocker.reset()
  }, [blocker, href])
}

const isKept = async (href: string) => 'caches' in window && Boolean(await caches.match(href, { ignoreVary: true }))

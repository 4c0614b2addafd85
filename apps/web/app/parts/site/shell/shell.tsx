import type { ReactNode } from 'react'
import { Announcement } from '../../../ui/messages/announcement'
import { ConfirmProvider } from '../../../ui/messages/confirm'
import { Toaster } from '../../../ui/messages/toast'
import { useDrawnMark } from '../../../ui/use-drawn-mark'
import { ConfirmSignIn } from '../../identity/confirm-sign-in/confirm-sign-in'
import { Footer } from './footer'
import { Header } from './header'
import { LoadingBar } from './loading-bar'
import { MessagingButton } from './messaging-button'
import { texts } from './texts'
import { useStayOffline } from './use-stay-offline'

interface ShellProps {
  isSampleData: boolean
  children: ReactNode
}

/** What is around every page. */
export function Shell({ isSampleData, children }: ShellProps) {
  useStayOffline()
  return (
    <ConfirmProvider>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-box bg-ink px-4 py-2 font-semibold text-card focus:translate-y-0 print:hidden"
      >
        {texts.skip}
      </a>
      <LoadingBar />
      <div className="flex min-h-dvh flex-col">
        {isSampleData && (
          <aside aria-label={texts.sampleData} className="bg-steel-wash text-steel print:hidden">
            <p className="content-width py-1.5 text-center text-xs font-medium sm:text-sm">{texts.sampleDataNote}</p>
          </aside>
        )}
        <Header />
        <Announcement />
        <Main>{children}</Main>
        <Footer />
      </div>
      <aside aria-label={texts.orderByMessage}>
        <MessagingButton />
      </aside>
      <ConfirmSignIn />
      <Toaster />
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

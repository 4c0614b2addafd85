import type { ReactNode } from 'react'
import { ConfirmProvider } from '../../ui/confirm'
import { Toaster } from '../../ui/toast'
import { Footer } from './footer'
import { Header } from './header'
import { LoadingBar } from './loading-bar'
import { MessagingButton } from './messaging-button'

interface ShellProps {
  isSampleData: boolean
  children: ReactNode
}

/** What is around every page. */
export function Shell({ isSampleData, children }: ShellProps) {
  return (
    <ConfirmProvider>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-box bg-ink px-4 py-2 font-semibold text-card focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <LoadingBar />
      <div className="flex min-h-dvh flex-col">
        {isSampleData && (
          <aside aria-label="Sample data" className="bg-steel-wash text-steel print:hidden">
            <p className="content-width py-1.5 text-center text-xs font-medium sm:text-sm">
              Sample data: brands, stock and prices are examples
            </p>
          </aside>
        )}
        <Header />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
      </div>
      <aside aria-label="Order by message">
        <MessagingButton />
      </aside>
      <Toaster />
    </ConfirmProvider>
  )
}

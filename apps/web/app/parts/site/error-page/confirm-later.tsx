import { lazy, Suspense } from 'react'

// Visitors need none.
const ConfirmNeeded = lazy(() => import('../../identity/confirm-sign-in/confirm-needed'))

export const ConfirmLater = ({ opensAtOnce }: { opensAtOnce: boolean }) => (
  <Suspense>
    <ConfirmNeeded opensAtOnce={opensAtOnce} />
  </Suspense>
)

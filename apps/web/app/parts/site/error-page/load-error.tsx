import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Page } from '../../../ui/page'
import { ErrorState } from '../../../ui/messages/states'
import { ConfirmLater } from './confirm-later'
import { useMissingSignIn } from './failure'
import { texts } from './texts'

interface LoadErrorProps {
  /** The usual heading of the screen. */
  title: string
  what: string
  children?: ReactNode
}

/** Replaces a screen whose content could not be loaded, with a retry button. */
export function LoadError({ title, what, children = texts.tryLater }: LoadErrorProps) {
  const { revalidate, state } = useRevalidator()
  const { isMissing, opensAtOnce } = useMissingSignIn()
  return (
    <Page title={title}>
      {isMissing ? (
        <ConfirmLater opensAtOnce={opensAtOnce} />
      ) : (
        <ErrorState title={what} busy={state !== 'idle'} onRetry={revalidate}>
          {children}
        </ErrorState>
      )}
    </Page>
  )
}

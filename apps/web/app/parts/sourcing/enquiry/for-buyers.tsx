import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { listPath } from './paths'
import { texts } from './texts'

/** A form of an enquiry, which who works in accounts could fill in but never send. */
export function ForBuyers({ children }: { children: ReactNode }) {
  return useSession().buys ? children : <NoForm reason={texts.accountsOnly} />
}

/** Why there is no form, and the way back. */
export function NoForm({ reason }: { reason: string }) {
  const { isAdmin } = useSession()
  return (
    <EmptyState title={reason}>
      <Link to={listPath(isAdmin)} className={`mt-4 ${buttonClass()}`}>
        {texts.backToEnquiries}
      </Link>
    </EmptyState>
  )
}

import { Link } from 'react-router'
import { useSession } from '../../../api/session/use-session'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import { listPath } from '../enquiry/paths'
import { texts } from './texts'

/** Replaces an enquiry that does not exist or is not for the user, with links to go on. */
export function NoEnquiry({ title, problem }: { title: string; problem: string }) {
  const { isAdmin } = useSession()
  return (
    <Page title={title}>
      <EmptyState title={problem}>
        <Link to={listPath(isAdmin)} className={`${buttonClass()} mt-4`}>
          {isAdmin ? texts.allEnquiries : texts.ownEnquiries}
        </Link>
      </EmptyState>
    </Page>
  )
}

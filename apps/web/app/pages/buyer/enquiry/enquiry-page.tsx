import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useSession } from '../../../api/session/use-session'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { texts as enquiryTexts } from '../../../parts/sourcing/enquiry/texts'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/enquiry-page'
import { EnquiryForm } from './enquiry-form'
import { loadForm } from './load-form'
import { texts } from './texts'

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadForm(serverApi(request, context), params.id)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadForm(browserApi, params.id)

const titleOf = (id: string | undefined) => (id === undefined ? texts.createTitle : texts.editTitle)

export const meta: Route.MetaFunction = ({ params }) => pageMeta(titleOf(params['id']), texts.description)

export default function EnquiryPage({ loaderData, params }: Route.ComponentProps) {
  const { isAdmin, userId } = useSession()
  const { enquiry } = loaderData
  const reason = params.id === undefined ? null : closedReason(enquiry, userId)
  return (
    <Page title={titleOf(params.id)} intro={enquiry && `${enquiry.leadId} · ${enquiryTexts.status[enquiry.status]}`}>
      {reason === null ? (
        // Remounts the form for another enquiry.
        <EnquiryForm key={`${params.id} ${enquiry?.revision}`} {...loaderData} />
      ) : (
        <EmptyState title={reason}>
          <Link to={listPath(isAdmin)} className={`mt-4 ${buttonClass()}`}>
            {texts.backToEnquiries}
          </Link>
        </EmptyState>
      )}
    </Page>
  )
}

/** Why the user cannot edit the enquiry, with the server's refusal text; null if allowed. */
function closedReason(enquiry: Enquiry | null, userId: number): string | null {
  if (enquiry === null) return refusalTexts.enquiryNotFound
  if (enquiry.buyerId !== userId) return refusalTexts.notYourEnquiry
  return enquiry.status === 'Completed' ? refusalTexts.enquiryCompleted(enquiry.leadId) : null
}

export function ErrorBoundary() {
  return <LoadError title={texts.enquiry} what={texts.loadFailed} />
}

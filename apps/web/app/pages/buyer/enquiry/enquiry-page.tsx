import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useSession } from '../../../api/session/use-session'
import { ForBuyers, NoForm } from '../../../parts/sourcing/enquiry/for-buyers'
import { texts as enquiryTexts } from '../../../parts/sourcing/enquiry/texts'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/enquiry-page'
import { EnquiryForm } from './enquiry-form'
import { texts } from './texts'

/** Loaded with the schemas of what it offers, so that the first view is drawn without them. */
const load = async (api: Api, id: string | undefined) => (await import('./load-form')).loadForm(api, id)

export const loader = ({ request, params, context }: Route.LoaderArgs) => load(serverApi(request, context), params.id)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.id)

const titleOf = (id: string | undefined) => (id === undefined ? texts.createTitle : texts.editTitle)

export const meta: Route.MetaFunction = ({ params }) => pageMeta(titleOf(params['id']), texts.description)

export default function EnquiryPage({ loaderData, params }: Route.ComponentProps) {
  const { userId } = useSession()
  const { enquiry } = loaderData
  const reason = params.id === undefined ? null : closedReason(enquiry, userId)
  return (
    <Page title={titleOf(params.id)} intro={enquiry && `${enquiry.leadId} · ${enquiryTexts.status[enquiry.status]}`}>
      <ForBuyers>
        {reason === null ? (
          // Remounts the form for another enquiry.
          <EnquiryForm key={`${params.id} ${enquiry?.revision}`} {...loaderData} />
        ) : (
          <NoForm reason={reason} />
        )}
      </ForBuyers>
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

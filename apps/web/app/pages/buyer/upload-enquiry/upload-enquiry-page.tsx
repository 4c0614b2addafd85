import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { fetchProfile } from '@lohahaat/contract/identity/accounts/profile'
import { sayDelivery } from '@lohahaat/domain/inventory/delivery'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { loadOwnPlace } from '../../../parts/ordering/delivery-place/delivery-place'
import { ForBuyers } from '../../../parts/sourcing/enquiry/for-buyers'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/upload-enquiry-page'
import { UploadForm } from './upload-form'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)

async function load(api: Api) {
  const [profile, deliveries] = await Promise.all([
    api.send(fetchProfile),
    api.send(paraMasterDetailsWithParaCode1, { parameterCode: 'Delivery' }),
  ])
  return {
    // A profile allows a longer name than the form.
    contact: { name: profile.buyerContactName.slice(0, 50), phoneNo: profile.buyerContactPhone },
    place: await loadOwnPlace(api, profile),
    deliveries: deliveries.map(({ parameterId, parameterText }) => ({
      value: parameterId,
      label: sayDelivery(parameterText),
    })),
  }
}

export type LoadedUpload = Awaited<ReturnType<typeof load>>

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function UploadEnquiryPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <ForBuyers>
        <UploadForm loaded={loaderData} />
      </ForBuyers>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

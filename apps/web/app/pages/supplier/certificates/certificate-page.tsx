import { fetchCertificate } from '@lohahaat/contract/fulfilment/certificates/certificates'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/certificate-page'
import { CertificateView } from './certificate-view'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  load(serverApi(request, context), params.certificateId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.certificateId)

/** Null where there is none, or none that the reader may see. */
async function load(api: Api, certificateId: string) {
  if (!/^[1-9]\d{0,8}$/.test(certificateId)) return null
  return api.send(fetchCertificate, { certificateId }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 400) return null
    throw error
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.certificateNo ?? texts.certificate, texts.description)

export default function CertificatePage({ loaderData: certificate }: Route.ComponentProps) {
  if (certificate) return <CertificateView certificate={certificate} />
  return (
    <Page title={texts.certificate}>
      <EmptyState title={texts.unknown}>
        <Link to="/certificates" className={`${buttonClass()} mt-3`}>
          {texts.back}
        </Link>
      </EmptyState>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.certificate} what={texts.loadFailed} />
}

import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ConsignmentsScreen } from '../../../parts/fulfilment/list/consignments-screen'
import { loadConsignments } from '../../../parts/fulfilment/list/load-consignments'
import { texts } from '../../../parts/fulfilment/list/texts'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import type { Route } from './+types/consignments-page'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadConsignments(serverApi(request, context), request, 'all')
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadConsignments(browserApi, request, 'all')

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function ConsignmentsPage({ loaderData: shown }: Route.ComponentProps) {
  const { intro, empty } = texts.ofAll
  return <ConsignmentsScreen shown={shown} intro={intro} emptyHint={empty} path="/consignments" />
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

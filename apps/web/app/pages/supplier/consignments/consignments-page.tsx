import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ConsignmentsScreen } from '../../../parts/fulfilment/list/consignments-screen'
import { loadConsignments } from '../../../parts/fulfilment/list/load-consignments'
import { texts } from '../../../parts/fulfilment/list/texts'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import type { Route } from './+types/consignments-page'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

const load = (api: Api, request: Request) => unlessRefused(loadConsignments(api, request, 'sales'))

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function ConsignmentsPage({ loaderData: shown }: Route.ComponentProps) {
  if (!shown) return <SuppliersOnly />
  const { intro, empty } = texts.ofSales
  return <ConsignmentsScreen shown={shown} intro={intro} emptyHint={empty} path="/supplier/consignments" />
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

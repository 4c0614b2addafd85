import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ItemScreen, titleOfItem } from '../../../parts/supply/stock/item-screen'
import { loadItem } from '../../../parts/supply/stock/load-item'
import { texts } from '../../../parts/supply/stock/texts'
import { adminStock } from '../../../parts/supply/stock-desk'
import { pageMeta } from '../../../site'
import type { Route } from './+types/stock-page'

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  loadItem(serverApi(request, context), params.id, adminStock)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadItem(browserApi, params.id, adminStock)

export const meta: Route.MetaFunction = ({ params }) => pageMeta(titleOfItem(params['id']), titleOfItem(params['id']))

export default function StockPage({ loaderData }: Route.ComponentProps) {
  return <ItemScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.stock} what={texts.loadFailed} />
}

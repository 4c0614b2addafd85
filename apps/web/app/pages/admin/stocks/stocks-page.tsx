import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { adminStock } from '../../../parts/supply/stock-desk'
import { StocksScreen } from '../../../parts/supply/stocks/stocks-screen'
import { texts } from '../../../parts/supply/stocks/texts'
import { pageMeta } from '../../../site'
import type { Route } from './+types/stocks-page'

/** Loaded with the schemas of what it is filtered by, so that the first view is drawn without them. */
const load = async (api: Api, request: Request) =>
  (await import('../../../parts/supply/stocks/load-stocks')).loadStocks(api, request, adminStock)

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

export const meta: Route.MetaFunction = () => pageMeta(texts.stock, texts.stock)

export default function StocksPage({ loaderData }: Route.ComponentProps) {
  return <StocksScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.stock} what={texts.loadFailed} />
}

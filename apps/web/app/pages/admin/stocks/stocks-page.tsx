import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { adminStock } from '../../../parts/supply/stock-desk'
import { loadStocks } from '../../../parts/supply/stocks/load-stocks'
import { StocksScreen } from '../../../parts/supply/stocks/stocks-screen'
import { texts } from '../../../parts/supply/stocks/texts'
import { pageMeta } from '../../../site'
import type { Route } from './+types/stocks-page'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadStocks(serverApi(request, context), request, adminStock)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadStocks(browserApi, request, adminStock)

export const meta: Route.MetaFunction = () => pageMeta(texts.stock, texts.stock)

export default function StocksPage({ loaderData }: Route.ComponentProps) {
  return <StocksScreen {...loaderData} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.stock} what={texts.loadFailed} />
}

import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ownStock, StockDeskContext } from '../../../parts/supply/stock-desk'
import { loadStocks } from '../../../parts/supply/stocks/load-stocks'
import { StocksScreen } from '../../../parts/supply/stocks/stocks-screen'
import { texts } from '../../../parts/supply/stocks/texts'
import { pageMeta } from '../../../site'
import type { Route } from './+types/stock-page'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadStocks(serverApi(request, context), request, ownStock)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadStocks(browserApi, request, ownStock)

export const meta: Route.MetaFunction = () => pageMeta(texts.own.title, texts.own.intro)

export default function OwnStockPage({ loaderData }: Route.ComponentProps) {
  return (
    <StockDeskContext value={ownStock}>
      <StocksScreen {...loaderData} />
    </StockDeskContext>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.own.title} what={texts.loadFailed} />
}

import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ownStock, StockDeskContext } from '../../../parts/supply/stock-desk'
import { StocksScreen } from '../../../parts/supply/stocks/stocks-screen'
import { texts } from '../../../parts/supply/stocks/texts'
import { pageMeta } from '../../../site'
import type { Route } from './+types/stock-page'

/** Loaded with the schemas of what it is filtered by, so that the first view is drawn without them. */
const load = async (api: Api, request: Request) =>
  (await import('../../../parts/supply/stocks/load-stocks')).loadStocks(api, request, ownStock)

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

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

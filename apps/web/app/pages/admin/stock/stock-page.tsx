import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import { fetchStockDetails } from '@lohahaat/contract/inventory/stock/stock-details'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { PriceChart } from '../../../parts/catalogue/price-chart/price-chart'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/stock-page'
import { loadStockChoices } from './stock-choices'
import { StockForm } from './stock-form'
import { texts } from './texts'

export const loader = ({ request, params, context }: Route.LoaderArgs) => load(serverApi(request, context), params.id)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.id)

async function load(api: Api, id: string | undefined) {
  const isId = /^[1-9]\d{0,8}$/.test(id ?? '')
  const [items, prices] = await Promise.all([
    isId ? api.send(fetchStockDetails, { itemId: Number(id) }) : [],
    isId ? api.send(fetchPriceHistory, { itemId: Number(id) }) : [],
  ])
  const item = items[0] ?? null
  const choices = await loadStockChoices(api, item)
  return { item, prices, until: new Date().toISOString(), isUnknown: id !== undefined && !item, choices }
}

const titleOf = (id: string | undefined) => (id === undefined ? texts.create : texts.update)

export const meta: Route.MetaFunction = ({ params }) => pageMeta(titleOf(params['id']), titleOf(params['id']))

export default function StockPage({ loaderData, params }: Route.ComponentProps) {
  const { item, prices, until, isUnknown, choices } = loaderData
  return (
    <Page title={titleOf(params.id)}>
      {isUnknown ? (
        <EmptyState title={texts.unknown}>
          <p className="mb-5">{texts.unknownHint}</p>
          <Link to="/stocks" className={buttonClass()}>
            {texts.stock}
          </Link>
        </EmptyState>
      ) : (
        // Remounts the form for another item.
        <StockForm key={`${params.id} ${item?.version}`} item={item} choices={choices} />
      )}
      {item && (
        <Card title={texts.priceHistory} className="mt-6">
          <PriceChart changes={prices} until={until} />
        </Card>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.stock} what={texts.loadFailed} />
}

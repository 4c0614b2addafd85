import { fetchSupplierDesk } from '@lohahaat/contract/supply/desk/supplier-desk'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { ItemScreen, titleOfItem } from '../../../parts/supply/stock/item-screen'
import { loadItem } from '../../../parts/supply/stock/load-item'
import { texts } from '../../../parts/supply/stock/texts'
import { ownStock, StockDeskContext } from '../../../parts/supply/stock-desk'
import { pageMeta } from '../../../site'
import type { Route } from './+types/item-page'

export const loader = ({ request, params, context }: Route.LoaderArgs) => load(serverApi(request, context), params.id)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.id)

const load = (api: Api, id: string | undefined) => loadItem(api, id, ownStock, loadOwnSeller)

async function loadOwnSeller(api: Api) {
  const { sellerId, name } = await api.send(fetchSupplierDesk, undefined)
  return [{ id: sellerId, organizationName: name, status: true }]
}

export const meta: Route.MetaFunction = ({ params }) => pageMeta(titleOfItem(params['id']), titleOfItem(params['id']))

export default function OwnItemPage({ loaderData }: Route.ComponentProps) {
  return (
    <StockDeskContext value={ownStock}>
      <ItemScreen {...loaderData} />
    </StockDeskContext>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.stock} what={texts.loadFailed} />
}

import { fetchFeeDetails } from '@lohahaat/contract/fee/fee-details'
import type { Api } from '../../api/api'
import { browserApi } from '../../api/browser-api'
import { serverApi } from '../../api/server-api'
import { LoadError } from '../../parts/error-page/load-error'
import { pageMeta } from '../../site'
import { Card } from '../../ui/card'
import { Page } from '../../ui/page'
import { EmptyState } from '../../ui/states'
import type { Route } from './+types/fees-page'
import { FeeForm } from './fee-form'
import { FeeHistory } from './fee-history'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
const load = (api: Api) => api.send(fetchFeeDetails)

export const meta: Route.MetaFunction = () => pageMeta('Fees', 'What orders are charged beside the goods.')

export default function FeesPage({ loaderData: { current, history } }: Route.ComponentProps) {
  return (
    <Page title="Fees" intro="What orders are charged beside the goods. An order keeps the fees it was made with.">
      <div className="grid gap-6">
        <FeeForm current={current} />
        {history.length === 0 ? (
          <EmptyState title="No fees yet">Save the first ones above; every change is listed here.</EmptyState>
        ) : (
          <Card title="History">
            <FeeHistory history={history} />
          </Card>
        )}
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title="Fees" what="The fees could not be loaded" />
}

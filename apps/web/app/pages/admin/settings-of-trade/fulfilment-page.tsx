import { fetchFulfilmentSettings } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/fulfilment-page'
import { FulfilmentForm } from './fulfilment-form'
import { FulfilmentHistory } from './fulfilment-history'
import { texts } from './texts'
import { TradeTabs } from './trade-tabs'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
const load = (api: Api) => api.send(fetchFulfilmentSettings)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function FulfilmentPage({ loaderData: { current, settingsId, history } }: Route.ComponentProps) {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <TradeTabs />
      <div className="grid gap-6">
        <FulfilmentForm current={current} settingsId={settingsId} />
        {history.length === 0 ? (
          <EmptyState title={texts.history.noneYet}>{texts.history.noneYetHint}</EmptyState>
        ) : (
          <Card title={texts.history.title}>
            <FulfilmentHistory history={history} />
          </Card>
        )}
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

import { fetchFreightTerms } from '@lohahaat/contract/inventory/freight/freight-terms'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/freight-page'
import { FreightForm } from './freight-form'
import { FreightHistory } from './freight-history'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
const load = (api: Api) => api.send(fetchFreightTerms)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function FreightPage({ loaderData: { current, history } }: Route.ComponentProps) {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="grid gap-6">
        <FreightForm current={current} />
        {history.length === 0 ? (
          <EmptyState title={texts.history.noneYet}>{texts.history.noneYetHint}</EmptyState>
        ) : (
          <Card title={texts.history.title}>
            <FreightHistory history={history} />
          </Card>
        )}
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

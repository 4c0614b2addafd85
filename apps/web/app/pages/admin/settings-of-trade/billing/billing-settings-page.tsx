import { fetchBillingSettings } from '@lohahaat/contract/billing/settings/billing-settings'
import { istDay } from '@lohahaat/domain/platform/ist'
import type { Api } from '../../../../api/api'
import { browserApi } from '../../../../api/browser-api'
import { serverApi } from '../../../../api/server-api'
import { LoadError } from '../../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../../site'
import { Card } from '../../../../ui/card'
import { EmptyState } from '../../../../ui/messages/states'
import { Page } from '../../../../ui/page'
import type { Route } from './+types/billing-settings-page'
import { TradeTabs } from '../trade-tabs'
import { SettingsForm } from './settings-form'
import { SettingsHistory } from './settings-history'
import { TallyDay } from './tally-day'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
const load = async (api: Api) => ({ ...(await api.send(fetchBillingSettings)), today: istDay(new Date()) })

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function BillingSettingsPage({ loaderData }: Route.ComponentProps) {
  const { current, settingsId, history, today } = loaderData
  return (
    <Page title={texts.title} intro={texts.intro}>
      <TradeTabs />
      <div className="grid gap-6">
        <SettingsForm current={current} settingsId={settingsId} />
        <TallyDay today={today} />
        {history.length === 0 ? (
          <EmptyState title={texts.history.none} />
        ) : (
          <Card title={texts.history.title}>
            <SettingsHistory history={history} />
          </Card>
        )}
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

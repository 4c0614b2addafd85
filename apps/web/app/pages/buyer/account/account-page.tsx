import { fetchAccount, fetchAccountFile } from '@lohahaat/contract/billing/accounts/account'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { AccountView } from '../../../parts/billing/account/account-view'
import { readDays } from '../../../parts/billing/account/asked-days'
import { PeriodFields } from '../../../parts/billing/period-fields'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { StatementFiles } from '../../../parts/supply/statements/statement-files'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/account-page'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const days = readDays(new URL(request.url).searchParams)
  return { days, account: await api.send(fetchAccount, days) }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function AccountPage({ loaderData: { days, account } }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <Page
      title={texts.title}
      intro={texts.intro(account.partyName)}
      action={<StatementFiles fetchFile={(format) => browserApi.download(fetchAccountFile, { ...days, format })} />}
    >
      <PeriodFields list={list} />
      <AccountView account={account} />
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

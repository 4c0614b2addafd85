import { fetchSupplierAccount, fetchSupplierAccountFile } from '@lohahaat/contract/billing/accounts/account'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { AccountView } from '../../../parts/billing/account/account-view'
import { readDays } from '../../../parts/billing/account/asked-days'
import { PeriodFields } from '../../../parts/billing/period-fields'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { StatementFiles } from '../../../parts/supply/statements/statement-files'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/account-page'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const days = readDays(new URL(request.url).searchParams)
  const account = await unlessRefused(api.send(fetchSupplierAccount, days))
  return account && { days, account }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function SupplierAccountPage({ loaderData }: Route.ComponentProps) {
  const list = useListSearch('')
  if (!loaderData) return <SuppliersOnly />
  const { days, account } = loaderData
  return (
    <Page
      title={texts.title}
      intro={texts.intro(account.partyName)}
      action={
        <StatementFiles fetchFile={(format) => browserApi.download(fetchSupplierAccountFile, { ...days, format })} />
      }
    >
      <PeriodFields list={list} />
      <AccountView account={account} isSupplier />
      <p className="mt-4 text-sm text-ink-soft">{texts.msme}</p>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

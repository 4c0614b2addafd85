import { fetchStatement, fetchStatementFile } from '@lohahaat/contract/supply/statements/statement'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { MonthField } from '../../../parts/supply/statements/month-field'
import { readMonth } from '../../../parts/supply/statements/months'
import { StatementFiles } from '../../../parts/supply/statements/statement-files'
import { StatementView } from '../../../parts/supply/statements/statement-view'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/statement-page'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const now = new Date()
  const month = readMonth(new URL(request.url).searchParams, now)
  const statement = await unlessRefused(api.send(fetchStatement, { month }))
  return statement && { statement, now: now.toISOString() }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const list = useListSearch('')
  if (!loaderData) return <SuppliersOnly />
  const { statement, now } = loaderData
  const { month } = statement
  return (
    <Page
      title={texts.title}
      intro={texts.intro(statement.sellerName)}
      action={<StatementFiles fetchFile={(format) => browserApi.download(fetchStatementFile, { month, format })} />}
    >
      <MonthField list={list} month={month} now={now} />
      <StatementView key={month} statement={statement} />
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

import { fetchBankRows, uploadBankStatement } from '@lohahaat/contract/billing/bank/bank-rows'
import type { Api } from '../../../../api/api'
import { browserApi } from '../../../../api/browser-api'
import { serverApi } from '../../../../api/server-api'
import { FormHead } from '../../../../parts/fulfilment/form-head'
import { useMoneyForm } from '../../../../parts/billing/use-money-form'
import { ListScreen } from '../../../../parts/platform/list/list-screen'
import { readListState } from '../../../../parts/platform/list/list-state'
import { loadPage } from '../../../../parts/platform/list/load-page'
import { useListSearch, type ListSearch } from '../../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../../site'
import { FileDrop } from '../../../../ui/files/file-drop'
import { SelectField } from '../../../../ui/fields/select-field'
import { EmptyState } from '../../../../ui/messages/states'
import { showToast } from '../../../../ui/messages/toast-store'
import type { Route } from './+types/bank-page'
import { RowsTable } from './rows-table'
import { texts } from './texts'

const PAGE_SIZE = 25
const states = ['open', 'matched', 'ignored'] as const

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const { page } = readListState(searchParams, '')
  const state = states.find((each) => each === searchParams.get('state')) ?? 'open'
  return loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchBankRows, { state, page, pageSize: PAGE_SIZE }))
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function BankPage({ loaderData: shown }: Route.ComponentProps) {
  const list = useListSearch('')
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      filters={<Filters list={list} />}
      noMatch={<EmptyState title={texts.none[stateOf(list)]}>{texts.noneHint}</EmptyState>}
    >
      <RowsTable rows={shown.rows} busy={list.busy} />
    </ListScreen>
  )
}

const stateOf = (list: ListSearch) => states.find((each) => each === list.filter('state')) ?? 'open'

function Filters({ list }: { list: ListSearch }) {
  const { busy, problem, send } = useMoneyForm()
  const upload = (file: File) =>
    send(async () => {
      const { found, added } = await browserApi.send(uploadBankStatement, { file })
      showToast(texts.uploaded(found, added))
    })
  return (
    <div className="mb-4 grid gap-x-6 gap-y-3 desk:grid-cols-2">
      <div>
        <FormHead refusal={problem} />
        <FileDrop
          label={texts.file}
          hint={texts.fileHint}
          accept=".csv,.xlsx"
          disabled={busy}
          onFile={(file) => void upload(file)}
        />
      </div>
      <SelectField
        label={texts.state}
        placeholder={null}
        options={states.map((value) => ({ value, label: texts.states[value] }))}
        value={stateOf(list)}
        onChange={({ currentTarget }) => list.change({ state: currentTarget.value })}
        className="sm:w-60"
      />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

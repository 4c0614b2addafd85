import { fetchCertificates } from '@lohahaat/contract/fulfilment/certificates/certificates'
import { standards } from '@lohahaat/domain/fulfilment/standard'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { ListScreen, NoMatch } from '../../../parts/platform/list/list-screen'
import { readListState } from '../../../parts/platform/list/list-state'
import { loadPage } from '../../../parts/platform/list/load-page'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import { TypedFilter } from '../../../parts/platform/list/typed-filter'
import { type ListSearch, useListSearch } from '../../../parts/platform/list/use-list-search'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { SuppliersOnly } from '../../../parts/supply/suppliers-only'
import { unlessRefused } from '../../../parts/supply/unless-refused'
import { pageMeta } from '../../../site'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/certificates-page'
import { CertificatesTable } from './certificates-table'
import { texts } from './texts'
import { UploadButton } from './upload-button'

const PAGE_SIZE = 25

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const { searchParams } = new URL(request.url)
  const { page } = readListState(searchParams, '')
  const typed = (name: string, most: number) =>
    (searchParams.get(name) ?? '')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .toWellFormed()
      .slice(0, most)
  const [maker, heatNo] = [typed('maker', 100), typed('heatNo', 30)]
  const standard = standards.find((one) => one === searchParams.get('standard'))
  const isAlarmed = searchParams.get('alarmed') === 'true'
  const filters = {
    ...(maker && { maker }),
    ...(heatNo && { heatNo }),
    ...(standard && { standard }),
    ...(isAlarmed && { alarmed: 'true' as const }),
  }
  const shown = await unlessRefused(
    loadPage(page, PAGE_SIZE, (page) => api.sendPaged(fetchCertificates, { ...filters, page, pageSize: PAGE_SIZE })),
  )
  return shown && { ...shown, isFiltered: Object.keys(filters).length > 0 }
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

/** The vault of a supplier, or of everybody for an administrator. */
export default function CertificatesPage({ loaderData: shown }: Route.ComponentProps) {
  const list = useListSearch('')
  if (!shown) return <SuppliersOnly />
  return (
    <ListScreen
      title={texts.title}
      intro={texts.intro}
      action={<UploadButton />}
      list={list}
      {...shown}
      pageSize={PAGE_SIZE}
      empty={shown.total === 0 && !shown.isFiltered && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      noMatch={<NoMatch showAll="/certificates" />}
      filters={<Filters list={list} />}
    >
      <CertificatesTable rows={shown.rows} busy={list.busy} />
    </ListScreen>
  )
}

const Filters = ({ list }: { list: ListSearch }) => (
  <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-4">
    <TypedFilter
      label={texts.filters.maker}
      value={list.filter('maker')}
      maxLength={100}
      onChange={(maker) => list.change({ maker })}
    />
    <TypedFilter
      label={texts.filters.heatNo}
      value={list.filter('heatNo')}
      maxLength={30}
      onChange={(heatNo) => list.change({ heatNo })}
    />
    <SelectFilter
      list={list}
      name="standard"
      label={texts.filters.standard}
      options={standards.map((value) => ({ value, label: value }))}
    />
    <SelectFilter
      list={list}
      name="alarmed"
      label={texts.filters.alarms}
      options={[{ value: 'true', label: texts.filters.alarmed }]}
    />
  </div>
)

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

import { fetchApplication } from '@lohahaat/contract/supply/applications/applications'
import { Link } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { NoteList } from '../../../parts/supply/application/note-list'
import { SupplierStatusBadge } from '../../../parts/supply/application/status-badge'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { Page } from '../../../ui/page'
import type { Route } from './+types/application-page'
import { ApplicationFacts } from './application-facts'
import { ChangesCard } from './changes-card'
import { DecideForm } from './decide-form'
import { NoteForm } from './note-form'
import { texts } from './texts'

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  load(serverApi(request, context), params.companyId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.companyId)

async function load(api: Api, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const [found] = await api.send(fetchApplication, { companyId: Number(id) })
  return found ?? null
}

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

const Back = () => (
  <Link to="/suppliers" className={buttonClass()}>
    {texts.application.back}
  </Link>
)

export default function ApplicationPage({ loaderData: application }: Route.ComponentProps) {
  if (!application)
    return (
      <Page title={texts.title}>
        <EmptyState title={texts.application.unknown}>
          <Back />
        </EmptyState>
      </Page>
    )
  return (
    <Page
      title={application.businessName}
      badge={<SupplierStatusBadge status={application.status} />}
      action={<Back />}
    >
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          <ApplicationFacts application={application} />
          <NoteList notes={application.notes} />
        </div>
        <div className="grid gap-5">
          {application.waiting && (
            <ChangesCard key={application.waiting.at} application={application} waiting={application.waiting} />
          )}
          <DecideForm key={application.status} application={application} />
          <NoteForm companyId={application.companyId} />
        </div>
      </div>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

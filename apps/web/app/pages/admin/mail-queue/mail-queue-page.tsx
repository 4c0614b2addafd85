import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { mailQueue } from '@lohahaat/contract/platform/mail/mail-queue'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { IstTime } from '../../../parts/platform/ist-time'
import { pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import { type Column, Table } from '../../../ui/lists/table'
import type { Route } from './+types/mail-queue-page'
import { texts } from './texts'

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context))
export const clientLoader = () => load(browserApi)
const load = (api: Api) => api.send(mailQueue)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function MailQueuePage({ loaderData: queue }: Route.ComponentProps) {
  return (
    <Page title={texts.title} intro={texts.intro}>
      <dl className="mb-6 grid gap-4 sm:grid-cols-2">
        <div className="rounded-box border border-line bg-card p-5">
          <dt className="text-sm text-ink-soft">{texts.waiting}</dt>
          <dd className="mt-1 text-2xl font-semibold">{formatCount(queue.waiting)}</dd>
        </div>
        <div className="rounded-box border border-line bg-card p-5">
          <dt className="text-sm text-ink-soft">{texts.oldestWaiting}</dt>
          <dd className="mt-1 text-2xl font-semibold">
            {queue.oldestWaiting ? <IstTime instant={queue.oldestWaiting} /> : texts.noneWaiting}
          </dd>
        </div>
      </dl>
      {queue.failing.length === 0 ? (
        <EmptyState title={texts.failing.none}>{texts.failing.noneHint}</EmptyState>
      ) : (
        <Card title={texts.failing.title(queue.failing.length)}>
          <FailingMails mails={queue.failing} />
        </Card>
      )}
    </Page>
  )
}

type Mail = ResponseOf<typeof mailQueue>['failing'][number]

const columns = (): readonly Column<Mail>[] => [
  { title: texts.failing.to, cell: ({ recipient }) => <span className="font-medium">{recipient}</span> },
  { title: texts.failing.subject, cell: ({ subject }) => subject },
  { title: texts.failing.attempts, cell: ({ attempts }) => formatCount(attempts), numeric: true },
  { title: texts.failing.lastError, cell: ({ lastError }) => lastError },
  { title: texts.failing.nextTry, cell: ({ nextTry }) => <IstTime instant={nextTry} /> },
]

function FailingMails({ mails }: { mails: readonly Mail[] }) {
  return <Table caption={texts.failing.table} columns={columns()} rows={mails} keyOf={({ mailId }) => mailId} />
}

export function ErrorBoundary() {
  return (
    <LoadError title={texts.title} what={texts.loadFailed}>
      {texts.loadFailedHint}
    </LoadError>
  )
}

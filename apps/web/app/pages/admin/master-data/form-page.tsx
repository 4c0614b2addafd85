import { withoutLanguage } from '@lohahaat/contract/platform/pages/page-language'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'
import { Link, useLocation } from 'react-router'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import type { Route } from './+types/form-page'
import { kindAt } from './kind-at'
import { RecordForm } from './record-form'
import { texts } from './texts'

export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  load(serverApi(request, context), request, params.id)
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => load(browserApi, request, params.id)

async function load(api: Api, request: Request, id: string | undefined) {
  const kind = kindAt(withoutLanguage(new URL(request.url).pathname))
  const isId = /^[1-9]\d{0,8}$/.test(id ?? '')
  const [records, choices] = await Promise.all([
    isId ? api.send(kind.calls.list, { [kind.id.field]: id }) : [],
    loadChoices(api, kind),
  ])
  return { isEditing: id !== undefined, isUnknown: isId && records.length === 0, record: records[0] ?? null, choices }
}

async function loadChoices(api: Api, { fields }: MasterData) {
  const lists = Object.entries(fields).map(async ([name, { choices }]) => [
    name,
    choices ? await api.send(choices) : [],
  ])
  return Object.fromEntries(await Promise.all(lists)) as Record<string, string[]>
}

export const meta: Route.MetaFunction = ({ location, params }) => {
  const kind = kindAt(location.pathname)
  const title = params['id'] ? kind.texts.update : kind.texts.create
  return pageMeta(title, title)
}

export default function MasterDataForm({ loaderData, params }: Route.ComponentProps) {
  const kind = kindAt(useLocation().pathname)
  const { isEditing, isUnknown, record, choices } = loaderData
  const { screens } = kind
  return (
    <Page title={isEditing ? kind.texts.update : kind.texts.create}>
      {isUnknown ? (
        <EmptyState title={texts.unknownRecord}>
          <p className="mb-5">{texts.unknownRecordHint}</p>
          <Link to={screens.list} className={buttonClass()}>
            {kind.texts.list}
          </Link>
        </EmptyState>
      ) : (
        <Card className="max-w-3xl">
          <RecordForm
            // Remounts the form for another record.
            key={`${screens.form} ${params.id} ${record?.['version']}`}
            kind={kind}
            isEditing={isEditing}
            record={record}
            choices={choices}
          />
        </Card>
      )}
    </Page>
  )
}

export function ErrorBoundary() {
  const kind = kindAt(useLocation().pathname)
  return <LoadError title={kind.texts.list} what={texts.recordFailed} />
}

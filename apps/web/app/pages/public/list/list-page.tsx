import { fetchSharedList } from '@lohahaat/contract/sourcing/lists/list-link'
import { lazy, Suspense } from 'react'
import type { Api } from '../../../api/api'
import { ApiError } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { canonicalUrl, pageMeta } from '../../../site'
import { Page } from '../../../ui/page'
import type { Route } from './+types/list-page'
import { PasteBox } from './paste-box'
import { SharedAnswerLink } from './shared-answer-link'
import { SharedList } from './shared/shared-list'
import { texts as sharedTexts } from './shared/texts'
import { texts } from './texts'
import { useList } from './use-list'

/** Lazy: what is pasted first is priced by the server meanwhile. */
const ListScreen = lazy(() => import('./list-screen'))

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

/** The list of somebody else that a link leads to: null where the link shows nothing any more, undefined without one. */
async function load(api: Api, request: Request) {
  const secret = new URL(request.url).searchParams.get('token')
  if (secret === null) return { shared: undefined }
  try {
    return { shared: await api.send(fetchSharedList, { secret }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return { shared: null }
    throw error
  }
}

/** The address of a shared list holds its secret, so that no search engine may keep it. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.shared === undefined
    ? pageMeta(texts.title, texts.description, canonicalUrl(matches, '/list'))
    : [...pageMeta(sharedTexts.title, sharedTexts.description), { name: 'robots', content: 'noindex' }]

export default function ListPage({ loaderData: { shared } }: Route.ComponentProps) {
  return shared === undefined ? <OwnList /> : <SharedList shared={shared} />
}

function OwnList() {
  const state = useList()
  const { list } = state
  return (
    <Page title={texts.title} intro={list ? texts.summary(list.lines.length) : texts.intro}>
      <SharedAnswerLink text={state.shared} />
      <Suspense fallback={<PasteBox state={state} />}>
        {list ? <ListScreen state={state} list={list} /> : <PasteBox state={state} />}
      </Suspense>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

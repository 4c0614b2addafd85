import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { NoEnquiry } from '../../../parts/sourcing/quote/no-enquiry'
import { pageMeta } from '../../../site'
import type { Route } from './+types/quotes-page'
import { Comparison } from './comparison'
import { loadQuotes } from './load-quotes'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadQuotes(serverApi(request, context), params.enquiryId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadQuotes(browserApi, params.enquiryId)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function QuotesPage({ loaderData: { loaded, problem } }: Route.ComponentProps) {
  return loaded ? <Comparison {...loaded} /> : <NoEnquiry title={texts.title} problem={problem} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

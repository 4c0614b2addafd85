import { browserApi } from '../../api/browser-api'
import { serverApi } from '../../api/server-api'
import { LoadError } from '../../parts/error-page/load-error'
import { NoEnquiry } from '../../parts/quote/no-enquiry'
import { pageMeta } from '../../site'
import type { Route } from './+types/quotes-page'
import { Comparison } from './comparison'
import { loadQuotes } from './load-quotes'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadQuotes(serverApi(request, context), params.buyerInstructionId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadQuotes(browserApi, params.buyerInstructionId)

const TITLE = 'Compare quotes'

export const meta: Route.MetaFunction = () => pageMeta(TITLE, 'All quotes for an enquiry side by side.')

export default function QuotesPage({ loaderData: { loaded, problem } }: Route.ComponentProps) {
  return loaded ? <Comparison {...loaded} /> : <NoEnquiry title={TITLE} problem={problem} />
}

export function ErrorBoundary() {
  return <LoadError title={TITLE} what="The quotes could not be loaded" />
}

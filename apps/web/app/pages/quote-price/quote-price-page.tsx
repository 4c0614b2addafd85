import { refusals } from '@lohahaat/contract/errors'
import { browserApi } from '../../api/browser-api'
import { serverApi } from '../../api/server-api'
import { LoadError } from '../../parts/error-page/load-error'
import { NoEnquiry } from '../../parts/quote/no-enquiry'
import { pageMeta } from '../../site'
import type { Route } from './+types/quote-price-page'
import { loadEnquiry } from './load-enquiry'
import { QuoteScreen } from './quote-screen'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadEnquiry(serverApi(request, context), params.buyerInstructionId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadEnquiry(browserApi, params.buyerInstructionId)

const TITLE = 'Quote Price'

export const meta: Route.MetaFunction = () => pageMeta(TITLE, 'Quote your prices for an enquiry.')

export default function QuotePricePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoEnquiry title={TITLE} problem={refusals.enquiryNotFound.text} />
  // Another enquiry, or another revision of it, is another form.
  const { buyerInstructionId, revision } = loaderData.enquiry
  return <QuoteScreen key={`${buyerInstructionId} ${revision}`} {...loaderData} />
}

export function ErrorBoundary() {
  return <LoadError title={TITLE} what="The enquiry could not be loaded" />
}

import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { NoEnquiry } from '../../../parts/sourcing/quote/no-enquiry'
import { pageMeta } from '../../../site'
import type { Route } from './+types/quote-price-page'
import { loadEnquiry } from './load-enquiry'
import { QuoteScreen } from './quote-screen'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadEnquiry(serverApi(request, context), params.enquiryId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadEnquiry(browserApi, params.enquiryId)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function QuotePricePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoEnquiry title={texts.title} problem={refusalTexts.enquiryNotFound} />
  // Another enquiry, or another revision of it, is another form.
  const { enquiryId, revision } = loaderData.enquiry
  return <QuoteScreen key={`${enquiryId} ${revision}`} {...loaderData} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { NoEnquiry } from '../../../parts/sourcing/quote/no-enquiry'
import { pageMeta } from '../../../site'
import type { Api } from '../../../api/api'
import type { Route } from './+types/quote-price-page'
import { QuoteScreen } from './quote-screen'
import { texts } from './texts'

/** Loaded with the schemas of what it offers, so that the first view is drawn without them. */
const load = async (api: Api, id: string) => (await import('./load-enquiry')).loadEnquiry(api, id)

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  load(serverApi(request, context), params.enquiryId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.enquiryId)

export const meta: Route.MetaFunction = () => pageMeta(texts.title, texts.description)

export default function QuotePricePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoEnquiry title={texts.title} problem={refusalTexts.enquiryNotFound} />
  // Remounts the form for another enquiry or revision.
  const { enquiryId, revision } = loaderData.enquiry
  return <QuoteScreen key={`${enquiryId} ${revision}`} {...loaderData} />
}

export function ErrorBoundary() {
  return <LoadError title={texts.title} what={texts.loadFailed} />
}

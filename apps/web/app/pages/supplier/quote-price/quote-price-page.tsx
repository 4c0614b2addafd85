import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { readId } from '@lohahaat/contract/platform/record-id'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { paraMasterDetailsWithParaCode1 } from '@lohahaat/contract/sourcing/enquiries/para-master-details-with-para-code1'
import { SELLS_NOTHING, type SessionValues } from '@lohahaat/contract/platform/session-values'
import { fetchQuotePrice } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { listPath } from '../../../parts/sourcing/enquiry/paths'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { NoEnquiry } from '../../../parts/sourcing/quote/no-enquiry'
import { pageMeta } from '../../../site'
import type { Api } from '../../../api/api'
import type { Route } from './+types/quote-price-page'
import { QuoteScreen } from './quote-screen'
import { texts } from './texts'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadEnquiry(serverApi(request, context), params.enquiryId)
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadEnquiry(browserApi, params.enquiryId)

/** The enquiry of a URL with the data of its form, or null if there is none. */
async function loadEnquiry(api: Api, id: string) {
  const enquiryId = readId(id)
  if (enquiryId === null) return null
  const [[enquiry], payments, brands] = await Promise.all([
    api.send(fetchQuotePrice, { enquiryId }),
    // Only suggestions: terms and makes can be typed.
    api.send(paraMasterDetailsWithParaCode1, { parameterCode: 'Payment' }).catch(() => []),
    api.send(brandDetails.calls.list, { brandId: -1 }).catch(() => []),
  ])
  if (enquiry?.enquiryId !== enquiryId) return null
  return {
    enquiry,
    back: backFrom(api.session.read()),
    paymentTerms: payments.map(({ parameterText }) => parameterText),
    brands: brands.map(({ brandId, brandName }) => ({ brandId, brandName })),
  }
}

/** Who sells goes back to the enquiries that fit him. */
const backFrom = ({ Role, SellingRole = SELLS_NOTHING }: SessionValues) =>
  SellingRole === SELLS_NOTHING ? listPath(Role === 'Admin') : '/supplier/enquiries'

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

import { looksSignedIn } from '@lohahaat/contract/platform/session-values'
import { lazy, Suspense } from 'react'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useSession } from '../../../api/session/use-session'
import { canonicalUrl, pageMeta } from '../../../site'
import { Skeleton } from '../../../ui/messages/states'
import type { Api } from '../../../api/api'
import { loadMarket } from '../../../parts/catalogue/product/load-market'
import { ApiError, endsSession } from '../../../api/api-error'
import { needsFreshSignIn } from '../../../api/session/needs-fresh-sign-in'
import { isSettingsRedirect } from '../../../api/session/return-to'
import type { Route } from './+types/landing-page'
import { FiguresBand } from './figures-band'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { NextSteps } from './next-steps'
import { ProductCards } from './product-cards'
import { RatesStrip } from './rates-strip'
import { structuredData } from './structured-data'
import { texts } from './texts'
import { VerifiedSuppliers } from './verified-suppliers'

/** Lazy: visitors do not need this code. */
const EnquirySection = lazy(() => import('./enquiry-section'))

export const loader = ({ request, context }: Route.LoaderArgs) => loadLanding(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadLanding(browserApi, request)

async function loadLanding(api: Api, request: Request) {
  const [market, enquiries] = await Promise.all([loadMarket(api), loadEnquiries(api, request)])
  return { market, enquiries }
}

/** Null for a visitor, who neither waits for the list nor loads its code. Never fails the page. */
async function loadEnquiries(api: Api, request: Request) {
  if (!looksSignedIn(api.session.read())) return null
  try {
    const { loadEnquiryPage } = await import('./enquiry-data')
    return await loadEnquiryPage(api, new URL(request.url).searchParams)
  } catch (error) {
    if (isSettingsRedirect(error)) throw error
    // Do not open a dialog on the landing page.
    if (needsFreshSignIn(error)) return 'unconfirmed' as const
    const hasEnded = error instanceof ApiError && endsSession(error.status)
    return hasEnded ? null : ('failed' as const)
  }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const url = canonicalUrl(matches, '/')
  return [...pageMeta(texts.title, texts.description, url), ...(url ? [{ 'script:ld+json': structuredData(url) }] : [])]
}

export default function LandingPage({ loaderData: { market, enquiries } }: Route.ComponentProps) {
  const { isSignedIn } = useSession()
  return (
    <>
      <Hero />
      <RatesStrip market={market} />
      {isSignedIn && enquiries && (
        <Suspense fallback={<Loading />}>
          <EnquirySection enquiries={enquiries} />
        </Suspense>
      )}
      {market && market.items > 0 && <FiguresBand market={market} />}
      <ProductCards />
      <HowItWorks />
      <VerifiedSuppliers />
      <NextSteps />
    </>
  )
}

const Loading = () => (
  <div className="content-width pt-10 sm:pt-14">
    <Skeleton className="h-96" />
  </div>
)

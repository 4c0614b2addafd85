import { lazy, Suspense } from 'react'
import type { Api } from '../../../api/api'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useSession } from '../../../api/session/use-session'
import { loadMarket } from '../../../parts/catalogue/product/load-market'
import { canonicalUrl, pageMeta } from '../../../site'
import { Skeleton } from '../../../ui/messages/states'
import type { Route } from './+types/landing-page'
import { loadOwn } from './load-own'
import { structuredData } from './structured-data'
import { texts } from './texts'
import { VisitorsLanding } from './visitors-landing'

/** Lazy: visitors do not need this code. */
const OwnDesk = lazy(() => import('./desk/own-desk'))

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi, request)

async function load(api: Api, request: Request) {
  const own = await loadOwn(api, request)
  return { own, market: own ? null : await loadMarket(api) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const url = canonicalUrl(matches, '/')
  return [...pageMeta(texts.title, texts.description, url), ...(url ? [{ 'script:ld+json': structuredData(url) }] : [])]
}

/** A visitor's landing page, or the desk of whoever is signed in. */
export default function LandingPage({ loaderData: { own, market } }: Route.ComponentProps) {
  const { isSignedIn } = useSession()
  if (!isSignedIn || !own) return <VisitorsLanding market={market} />
  return (
    <Suspense fallback={<Loading />}>
      <OwnDesk {...own} />
    </Suspense>
  )
}

/** As tall as the screen, so that the footer isn't seen to move. */
const Loading = () => (
  <div className="content-width grid min-h-dvh content-start gap-5 py-8 desk:grid-cols-[minmax(0,1fr)_22.5rem]">
    <Skeleton className="h-96" />
    <Skeleton className="h-96" />
  </div>
)

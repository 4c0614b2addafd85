import { lazy, Suspense } from 'react'
import { browserApi } from '../../api/browser-api'
import { serverApi } from '../../api/server-api'
import { useSession } from '../../api/use-session'
import { pageMeta } from '../../site'
import { Skeleton } from '../../ui/states'
import type { Route } from './+types/landing-page'
import { ClassStrip } from './class-strip'
import { Hero } from './hero'
import { HowItWorks } from './how-it-works'
import { loadEnquiries } from './load-enquiries'
import { ProductCards } from './product-cards'

/** Its code is of no use to a visitor, who came to see prices. */
const EnquirySection = lazy(() => import('./enquiry-section'))

export const loader = ({ request, context }: Route.LoaderArgs) => loadEnquiries(serverApi(request, context), request)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadEnquiries(browserApi, request)

export const meta: Route.MetaFunction = () =>
  pageMeta(
    'Steel pipe at the mill’s price, to the kilo',
    'Steel pipes at today’s rate per tonne: round, square and rectangular, in pieces or tonnes, delivered across India.',
  )

export default function LandingPage({ loaderData: enquiries }: Route.ComponentProps) {
  const { isSignedIn } = useSession()
  return (
    <>
      <Hero />
      <ClassStrip />
      {isSignedIn && enquiries && (
        <Suspense fallback={<Loading />}>
          <EnquirySection enquiries={enquiries} />
        </Suspense>
      )}
      <ProductCards />
      <HowItWorks />
    </>
  )
}

const Loading = () => (
  <div className="content-width pt-10 sm:pt-14">
    <Skeleton className="h-96" />
  </div>
)

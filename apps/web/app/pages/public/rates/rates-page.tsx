import { countItems } from '@lohahaat/domain/catalogue/rates/arrange-rates'
import { formatIstTime } from '@lohahaat/domain/platform/ist'
import { Suspense } from 'react'
import { data, Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { findPipeClass } from '../../../parts/catalogue/product/pipe-classes'
import { ratesPath } from '../../../parts/catalogue/rates/rates-path'
import { useCartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { RateCard } from '../../../parts/ordering/offers/rate-card'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { canonicalUrl, pageMeta } from '../../../site'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import type { Route } from './+types/rates-page'
import { ClassLinks } from './class-links'
import { loadRates } from './load-rates'
import { RatesActions } from './rates-actions'
import { RatesFilters } from './rates-filters'
import { RatesLegend } from './rates-legend'
import { texts } from './texts'

const paramsOf = (request: Request) => new URL(request.url).searchParams

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const loaded = await loadRates(serverApi(request, context), params.class, paramsOf(request))
  return loaded ?? data(null, { status: 404 })
}

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadRates(browserApi, params.class, paramsOf(request))

/** The canonical URL has the class by name and no filters. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [...pageMeta(texts.unknown, texts.unknownIntro), { name: 'robots', content: 'noindex' }]
  const { className, classId } = loaderData.shown
  const heading = texts.heading(className)
  return pageMeta(
    heading,
    texts.description(className, kindOf(className)),
    canonicalUrl(matches, ratesPath(className)),
    { path: `/social/rates/${classId}.png`, alt: heading },
  )
}

export default function RatesPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Card {...loaderData} /> : <UnknownCard />
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Card({ classes, inCart, shown, card, query }: Loaded) {
  const cart = useCartItems(inCart)
  const { className, classId } = shown
  const filters = { classId, brands: query.make, grades: query.grade, length: Number(query.length) }
  return (
    <div className="content-width py-6 sm:py-9 print:[page:rates]">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl sm:text-3xl">{texts.heading(className)}</h1>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">
            {texts.intro(countItems(card.cells), formatIstTime(card.at))} {kindOf(className)}
          </p>
        </div>
        <RatesActions card={card} shown={shown} query={query} />
      </div>
      <div className="mt-4">
        <ClassLinks classes={classes} shown={shown} />
      </div>
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <RatesFilters path={ratesPath(className)} query={query} choices={card.choices} />
        <RatesLegend />
      </div>
      <Suspense>
        <RateCard key={classId} card={card} filters={filters} cart={cart} />
      </Suspense>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.rates} what={texts.loadFailed} />
}

function UnknownCard() {
  return (
    <Page title={texts.unknown} intro={texts.unknownIntro}>
      <Link to="/rates" className={buttonClass({ variant: 'main' })}>
        {texts.seeRates}
      </Link>
    </Page>
  )
}

function kindOf(className: string): string {
  const known = findPipeClass(className)
  return known ? texts.kind(known.kind, known.standard) : ''
}

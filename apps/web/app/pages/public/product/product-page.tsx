import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductPriceHistory } from '@lohahaat/contract/catalogue/products/product-price-history'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { lazy, Suspense } from 'react'
import { data, Link } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useCartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { canonicalUrl, pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import type { Api } from '../../../api/api'
import { loadCartItems } from '../../../parts/ordering/cart-toggle/load-cart-items'
import { loadClasses } from '../../../parts/catalogue/product/load-classes'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import type { Route } from './+types/product-page'
import { Offer } from './offer'
import { OtherItems } from './other-items'
import { ProductFigures } from './product-figures'
import { structuredData } from './structured-data'
import { texts } from './texts'

/** After the first view. It must not wait to be scrolled to: until then nobody would be signed in here. */
const PriceChart = lazy(() =>
  import('../../../parts/catalogue/price-chart/price-chart').then(({ PriceChart: chart }) => ({ default: chart })),
)

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const loaded = await loadProduct(serverApi(request, context), params.department, params.itemId)
  return loaded.product ? loaded : data(loaded, { status: 404 })
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadProduct(browserApi, params.department, params.itemId)

const ALL = -1

/** One item with its details; null if this department does not sell it. */
async function loadProduct(api: Api, department: string, id: string) {
  const until = new Date().toISOString()
  const itemId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  if (itemId === null) return { product: null, prices: [], inCart: null, until }

  const [classes, cards, prices, inCart] = await Promise.all([
    loadClasses(api, department),
    api.send(fetchProductClassData, { departmentId: ALL, classId: ALL, itemId }),
    // The price history is optional.
    api.send(fetchProductPriceHistory, { itemId }).catch(() => []),
    loadCartItems(api),
  ])
  const product = cards.find((card) => classes.some(({ classId }) => classId === card.classId)) ?? null
  return { product, prices, inCart, until }
}

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  const product = loaderData?.product
  if (!product) return pageMeta(texts.unknown.title, texts.unknown.description)
  const url = canonicalUrl(matches, `/pipe/${params.department.toLowerCase()}/${product.itemId}`)
  const name = nameItem(product)
  return [
    ...pageMeta(name, texts.description(name, formatRate(product.price)), url, {
      path: `/social/product/${product.itemId}.png`,
      alt: name,
    }),
    { 'script:ld+json': structuredData(product, url) },
  ]
}

export default function ProductPage({ loaderData, params: { department } }: Route.ComponentProps) {
  const { product, prices, inCart, until } = loaderData
  const cart = useCartItems(inCart)
  if (!product) return <UnknownProduct department={department} />
  return (
    <div className="content-width grid gap-6 py-6 sm:py-8">
      <Offer product={product} department={department} cart={cart} />
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <ProductFigures product={product} />
        {prices.length > 0 && (
          <Card title={texts.priceHistory}>
            <div>
              <Suspense>
                <PriceChart changes={prices} until={until} />
              </Suspense>
            </div>
          </Card>
        )}
      </div>
      <OtherItems product={product} department={department} />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadError title={texts.steelPipes} what={texts.loadFailed} />
}

function UnknownProduct({ department }: { department: string }) {
  return (
    <Page title={texts.unknown.title} intro={texts.unknown.intro}>
      <Link to={`/pipe/${encodeURIComponent(department)}`} className={buttonClass({ variant: 'main' })}>
        {texts.unknown.viewAll}
      </Link>
    </Page>
  )
}

import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { data } from 'react-router'
import { browserApi } from '../../../api/browser-api'
import { serverApi } from '../../../api/server-api'
import { useCartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { LoadError } from '../../../parts/site/error-page/load-error'
import { PriceChart } from '../../../parts/catalogue/price-chart/price-chart'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { canonicalUrl, pageMeta } from '../../../site'
import { Card } from '../../../ui/card'
import type { Route } from './+types/product-page'
import { Calculator } from './calculator'
import { loadProduct } from './load-product'
import { Offer } from './offer'
import { OtherItems } from './other-items'
import { ProductFigures } from './product-figures'
import { structuredData } from './structured-data'
import { UnknownProduct } from './unknown-product'
import { texts } from './texts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const loaded = await loadProduct(serverApi(request, context), params.department, params.itemId)
  return loaded.product ? loaded : data(loaded, { status: 404 })
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadProduct(browserApi, params.department, params.itemId)

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
      <div className="grid items-start gap-6 desk:grid-cols-2 desk:grid-rows-[auto_1fr]">
        {/* Another item starts the calculator anew. */}
        <Calculator key={product.itemId} product={product} />
        <ProductFigures product={product} />
        {prices.length > 0 && (
          <Card title={texts.priceHistory}>
            <PriceChart changes={prices} until={until} />
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

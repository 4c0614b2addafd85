import type { FoundItem as Product } from '@lohahaat/domain/catalogue/item'
import { formatSection } from '@lohahaat/domain/catalogue/pipe-name'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { CardQuantity } from '../../../parts/ordering/quantity/card-quantity'
import type { CartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { ProductPhoto } from '../../../parts/catalogue/product-picture/product-photo'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { CardFacts } from '../../../parts/catalogue/product/card-facts'
import { Marks } from '../../../parts/catalogue/product/marks'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { texts } from '../../../parts/catalogue/product/texts'

const Differences = lazy(() => import('./not-found/differences'))

interface ProductCardProps {
  product: Product
  /** The page of the product. */
  to: string
  cart: CartItems
  /** Whether items of several classes are listed. */
  withClass: boolean
}

/** One item of the catalogue. On a phone the drawing is beside the text, so that several cards fit on a screen. */
export function ProductCard({ product, to, cart, withClass }: ProductCardProps) {
  const { brandName, className, grade, standard } = product
  return (
    <li className="item-card">
      <Drawing product={product} />
      <div className="item-card-text">
        <h2 className="item-card-name">
          {/* One link, labelled with the name, covers the whole card. */}
          <Link to={to} className="item-card-link">
            {brandName} <span className="block text-[0.9375rem] font-medium">{formatSection(product)}</span>
          </Link>
        </h2>
        <p className="mt-0.5 text-sm">{[withClass && className, grade, standard].filter(Boolean).join(' · ')}</p>
        <CardFacts product={product} />
        {product.differs && (
          <Suspense>
            <Differences item={product} />
          </Suspense>
        )}
        <p className="mt-auto pt-1.5 sm:pt-3">
          <span className="item-card-price">{formatRate(product.price)}</span>{' '}
          <span className="text-xs text-ink-soft">{texts.perTonPlusGst}</span>
        </p>
        {/* Above the link that covers the card. */}
        <div className="relative mt-1.5 sm:mt-2">
          <CardQuantity item={product} cart={cart} />
        </div>
      </div>
    </li>
  )
}

/** On a phone the section is enlarged and has no dimensions. */
const sectionAlone = 'item-card-section'

/** With dimensions on a wide screen; a photo is in the corner. */
function Drawing({ product }: { product: Product }) {
  const { size, thickness, imageFileName } = product
  return (
    <div className="item-card-drawing">
      <PipeSection size={size} thickness={thickness} dimensions className={`sm:h-34 ${sectionAlone}`} />
      <p className="item-card-marks">
        <Marks {...product} />
      </p>
      {imageFileName && (
        <ProductPhoto fileName={imageFileName} className="mt-2 size-14 sm:absolute sm:right-3 sm:bottom-3 sm:mt-0" />
      )}
    </div>
  )
}

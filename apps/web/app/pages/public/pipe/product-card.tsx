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
    <li className="relative grid grid-cols-[4.75rem_1fr] rounded-box border border-line bg-card hover:border-steel sm:flex sm:flex-col">
      <Drawing product={product} />
      <div className="flex min-w-0 grow flex-col py-3 pr-3 sm:px-4 sm:pt-3.5 sm:pb-4">
        <h2 className="text-lg leading-5.5 sm:text-xl sm:leading-6">
          {/* One link, labelled with the name, covers the whole card. */}
          <Link to={to} className="after:absolute after:inset-0 after:rounded-box hover:text-steel">
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
          <span className="text-lg leading-6 font-semibold tracking-tight sm:text-[1.375rem] sm:leading-7">
            {formatRate(product.price)}
          </span>{' '}
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
const sectionAlone =
  'max-sm:aspect-square max-sm:w-full max-sm:origin-[50%_42%] max-sm:translate-y-[8%] max-sm:scale-186 max-sm:[&_g]:hidden'

/** With dimensions on a wide screen; a photo is in the corner. */
function Drawing({ product }: { product: Product }) {
  const { size, thickness, imageFileName } = product
  return (
    <div className="relative py-3.5 pl-3 pr-2.5 text-steel sm:grid sm:place-items-center sm:rounded-t-box sm:border-b sm:border-line sm:bg-linear-to-b sm:from-card sm:to-paper sm:p-4">
      <PipeSection size={size} thickness={thickness} dimensions className={`sm:h-34 ${sectionAlone}`} />
      <p className="mt-2 flex flex-col items-start gap-1 sm:absolute sm:top-3 sm:left-3 sm:mt-0">
        <Marks {...product} />
      </p>
      {imageFileName && (
        <ProductPhoto fileName={imageFileName} className="mt-2 size-14 sm:absolute sm:right-3 sm:bottom-3 sm:mt-0" />
      )}
    </div>
  )
}

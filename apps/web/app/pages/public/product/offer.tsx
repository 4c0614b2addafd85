import type { Item } from '@lohahaat/domain/catalogue/item'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { pricePerMetre, pricePerPiece } from '@lohahaat/domain/catalogue/pipe-calculator'
import { formatPipe, nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import type { CartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { Availability } from '../../../parts/catalogue/product/availability'
import { Marks } from '../../../parts/catalogue/product/marks'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { ProductPhoto } from '../../../parts/catalogue/product-picture/product-photo'
import { PipeSection } from '../../../parts/catalogue/section-drawing/pipe-section'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { BuyBox } from './buy-box'
import { pipeOf } from './pipe-of'
import { texts } from './texts'

interface OfferProps {
  product: Item
  department: string
  cart: CartItems
}

/** Name, price and the buy box. */
export function Offer({ product, department, cart }: OfferProps) {
  const { className, brandName, grade, standard, delivery, available } = product
  const catalogue = `/pipe/${encodeURIComponent(department)}`
  return (
    <div>
      <Breadcrumbs
        links={[
          { to: '/pipeLandingPage', label: texts.steelPipes },
          { to: `${catalogue}?${new URLSearchParams({ class: className })}`, label: className },
        ]}
        here={formatPipe(product)}
      />
      <div className="mt-4 grid gap-x-6 gap-y-5 desk:grid-cols-2">
        <Picture product={product} />
        <div className="flex flex-col items-start desk:pl-4">
          <p className="flex flex-wrap items-center gap-1.5">
            <Marks {...product} />
          </p>
          <h1 className="mt-2 text-2xl sm:text-[2rem]">
            <span className="block text-base font-medium tracking-normal text-ink-soft sm:text-lg">
              {brandName} {className}
            </span>{' '}
            {formatPipe(product)}
          </h1>
          <p className="mt-2 text-ink-soft">{[grade, standard, delivery].filter(Boolean).join(' · ')}</p>
          <p className="mt-1">
            <Availability available={available} />
          </p>
          <Prices product={product} />
          {/* Remounts for another item. */}
          <BuyBox key={product.itemId} product={product} cart={cart} />
        </div>
      </div>
    </div>
  )
}

function Picture({ product }: { product: Item }) {
  const { size, thickness, imageFileName } = product
  return (
    <div className="relative grid place-items-center rounded-box border border-line bg-linear-to-b from-card to-paper p-4 text-steel sm:p-6">
      <PipeSection size={size} thickness={thickness} dimensions className="h-48 max-w-full sm:h-64" />
      {imageFileName && (
        <ProductPhoto
          fileName={imageFileName}
          alt={texts.offer.photo(nameItem(product))}
          className="absolute right-3 bottom-3 size-24 sm:size-32"
        />
      )}
    </div>
  )
}

function Prices({ product }: { product: Item }) {
  const pipe = pipeOf(product)
  return (
    <div className="my-4 w-full border-y border-line py-3">
      <p>
        <span className="text-3xl font-semibold tracking-tight">{formatRate(product.price)}</span>
        <span className="text-ink-soft"> {texts.offer.perTonPlusGst}</span>
      </p>
      {pipe && (
        <p className="mt-1 text-[0.9375rem] text-ink-soft">
          {texts.offer.prices(formatRupees(pricePerPiece(pipe)), formatRupees(pricePerMetre(pipe)))}
        </p>
      )}
    </div>
  )
}

import type { RateCard as Card, RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { lazy, Suspense, useState } from 'react'
import { isSame, RateMatrix } from '../../catalogue/rates/rate-matrix'
import { RatesFoot } from '../../catalogue/rates/rates-foot'
import { texts } from '../../catalogue/rates/texts'
import { EmptyState } from '../../../ui/messages/states'
import { useIsWide } from '../../../ui/use-is-wide'
import type { CartItems } from '../cart-toggle/use-cart-items'
import type { CardFilters } from './use-offers'

/** Lazy: most fields are only read. */
const OffersPanel = lazy(() => import('./offers-panel'))
const OffersSheet = lazy(() => import('./offers-sheet'))

interface RateCardProps {
  card: Card
  filters: CardFilters
  cart: CartItems
}

/** Size by wall; a field opens its offers, under its row on a desk and as a sheet on a phone. */
export function RateCard({ card: { className, cells }, filters, cart }: RateCardProps) {
  const isWide = useIsWide()
  const [open, setOpen] = useState<RateCell | null>(null)
  const shown = cells.find((cell) => isSame(cell, open)) ?? null
  if (cells.length === 0) {
    return (
      <EmptyState title={texts.nothing}>
        <p>{texts.nothingHint}</p>
      </EmptyState>
    )
  }
  const hrefFor = (cell: RateCell) => catalogueOf(className, filters, cell)
  const field = shown && {
    cell: shown,
    filters,
    to: hrefFor(shown),
    cart,
    onClose: () => setOpen(null),
  }
  const key = shown ? hrefFor(shown) : ''
  return (
    <>
      <RateMatrix
        className={className}
        cells={cells}
        hrefFor={hrefFor}
        open={shown}
        onPress={(cell) => setOpen(isSame(cell, shown) ? null : cell)}
      >
        {field && isWide && (
          <Suspense>
            <OffersPanel key={key} {...field} />
          </Suspense>
        )}
      </RateMatrix>
      {field && !isWide && (
        <Suspense>
          <OffersSheet key={key} {...field} />
        </Suspense>
      )}
      <RatesFoot cells={cells} />
    </>
  )
}

/** The items of a field in the catalogue, narrowed as the card is. */
function catalogueOf(className: string, { brands, grades, length }: CardFilters, { sizeId, thickness }: RateCell) {
  const wall = Number(thickness) > 0 ? thickness : ''
  const metres = length > 0 ? String(length) : ''
  const params = {
    class: className,
    brand: brands,
    grade: grades,
    size: String(sizeId),
    minThickness: wall,
    maxThickness: wall,
    minLength: metres,
    maxLength: metres,
  }
  return `/pipe/pipe?${new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''))}`
}

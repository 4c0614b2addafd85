import { amountsOfLine } from '@lohahaat/domain/ordering/cart-amounts'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { CartAmounts } from './cart-amounts'
import { texts } from './texts'

const FreightBox = lazy(() => import('../freight/freight-box'))

interface TotalsBoxProps {
  cart: Cart
  gstNumber: string
  /** Where it goes, if another address than the one last used is being chosen. */
  pinCode?: string | undefined
  /** Below the amounts. */
  notes: ReactNode
  /** An ActionBar and further actions. */
  children: ReactNode
}

/**
 * The totals with their actions: one card on a wide screen. On a phone there is no card, so that the main action can
 * stick to the bottom of the screen. On a low screen it scrolls, or its end could not be reached.
 */
export function TotalsBox({ cart, gstNumber, pinCode, notes, children }: TotalsBoxProps) {
  const title = useId()
  const loads = cart.cartLines.map((line) => ({ itemId: line.itemId, grams: amountsOfLine(line).grams }))
  return (
    <section aria-labelledby={title} className={boxClass}>
      <div className="max-desk:rounded-box max-desk:border max-desk:border-line max-desk:bg-card max-desk:p-5">
        <h2 id={title} className="mb-4 text-lg">
          {texts.whatItCosts}
        </h2>
        <CartAmounts cart={cart} gstNumber={gstNumber} />
        {!cart.freight && (
          <Suspense>
            <FreightBox items={loads} pinCode={pinCode ?? cart.shippingAddresses[0]?.pinCode} />
          </Suspense>
        )}
        {notes}
      </div>
      {children}
    </section>
  )
}

const boxClass =
  'max-desk:contents desk:top-20 desk:-mt-22 desk:rounded-box desk:border desk:border-line desk:bg-card desk:p-6 desk:[@media(min-height:46rem)]:sticky print:break-inside-avoid'

/**
 * The column left of the box, or above it on a phone. The box starts beside the title, so that all of it is visible.
 */
export const besideTotalsClass =
  'flex flex-col gap-4 desk:grid desk:grid-cols-[1fr_23rem] desk:items-start desk:gap-6 print:block print:space-y-4'

import type { Cart } from '@lohahaat/domain/ordering/cart'
import { type ReactNode, useId } from 'react'
import { CartAmounts } from './cart-amounts'
import { texts } from './texts'

interface TotalsBoxProps {
  cart: Cart
  gstNumber: string
  /** What stands below the amounts. */
  notes: ReactNode
  /** An ActionBar, and what else can be done. */
  children: ReactNode
}

/**
 * The totals, and what is done with them: one card on a desk. On a phone the card dissolves, so that the main action can
 * stay at the lower edge of the screen from the first line of the page to the last. On a low screen it scrolls, or its end
 * would never come out from below the button of the messaging app.
 */
export function TotalsBox({ cart, gstNumber, notes, children }: TotalsBoxProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className={boxClass}>
      <div className="max-desk:rounded-box max-desk:border max-desk:border-line max-desk:bg-card max-desk:p-5">
        <h2 id={title} className="mb-4 text-lg">
          {texts.whatItCosts}
        </h2>
        <CartAmounts cart={cart} gstNumber={gstNumber} />
        {notes}
      </div>
      {children}
    </section>
  )
}

const boxClass =
  'max-desk:contents desk:top-20 desk:-mt-22 desk:rounded-box desk:border desk:border-line desk:bg-card desk:p-6 desk:[@media(min-height:46rem)]:sticky print:break-inside-avoid'

/** Holds what stands left of the box, above it on a phone. The box begins beside the title, so that it is in sight as a whole. */
export const besideTotalsClass =
  'flex flex-col gap-4 desk:grid desk:grid-cols-[1fr_23rem] desk:items-start desk:gap-6 print:block print:space-y-4'

import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import { catalogueMessages } from '@lohahaat/contract/platform/messages'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { useId } from 'react'
import { SendCart } from '../../../parts/ordering/cart/send-cart'
import { ShareCart } from '../../../parts/ordering/cart/share-cart'
import { TotalsBox } from '../../../parts/ordering/cart/totals-box'
import { ActionBar, barButtonClass } from '../../../ui/action-bar'
import { Button } from '../../../ui/button'
import { texts } from './texts'

interface CheckoutBoxProps {
  cart: Cart
  gstNumber: string
  pinCode: string | undefined
  missing: readonly string[]
  busy: boolean
  onProceed: () => unknown
}

export function CheckoutBox({ cart, gstNumber, pinCode, missing, busy, onProceed }: CheckoutBoxProps) {
  const reasons = useId()
  const isBlocked = missing.length > 0

  function showReasons() {
    const list = document.getElementById(reasons)
    list?.scrollIntoView({ block: 'center' })
    list?.focus({ preventScroll: true })
  }

  return (
    <TotalsBox
      cart={cart}
      gstNumber={gstNumber}
      pinCode={pinCode}
      notes={
        <>
          <p className="mt-3 text-sm text-ink-soft">{catalogueMessages.taxNotice}</p>
          <Missing id={reasons} reasons={missing} />
        </>
      }
    >
      <ActionBar
        title={formatRupees(totalsOfCart(cart).total)}
        note={
          isBlocked ? (
            <button type="button" onClick={showReasons} className="link cursor-pointer">
              {texts.whatIsMissing}
            </button>
          ) : (
            texts.withGst
          )
        }
      >
        <Button
          variant="main"
          disabled={isBlocked}
          busy={busy}
          aria-describedby={reasons}
          onClick={onProceed}
          className={barButtonClass}
        >
          {texts.proceed}
        </Button>
      </ActionBar>
      <div className="desk:mt-3 print:hidden">
        <SendCart cart={cart} disabled={isBlocked} describedBy={reasons} />
        <div className="mt-3">
          <ShareCart cart={cart} />
        </div>
      </div>
    </TotalsBox>
  )
}

interface MissingProps {
  id: string
  reasons: readonly string[]
}

/** The reasons why the checkout is disabled; it describes the buttons. */
function Missing({ id, reasons }: MissingProps) {
  return (
    <div id={id} tabIndex={-1} className="outline-none print:hidden">
      {reasons.length > 0 && (
        <div className="mt-4 rounded-box bg-amber-wash px-4 py-3 text-sm text-amber">
          <p className="font-semibold">{texts.missing}</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-4">
            {reasons.map((reason, place) => (
              <li key={place}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import type { BillingAddress, Cart, ShippingAddress } from '@lohahaat/domain/ordering/cart'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { AddressText } from '../../../parts/ordering/address/address-text'
import { exceededText } from '../../../parts/ordering/approvals/exceeded-text'
import { texts as approvalTexts } from '../../../parts/ordering/approvals/texts'
import { BuyerNotesFields } from '../../../parts/ordering/buyer-notes/buyer-notes-fields'
import { texts as notesTexts } from '../../../parts/ordering/buyer-notes/texts'
import { useBuyerNotes } from '../../../parts/ordering/buyer-notes/use-buyer-notes'
import { LineCard } from '../../../parts/ordering/cart/line-card'
import { LineQuantity } from '../../../parts/ordering/cart/line-quantity'
import { besideTotalsClass } from '../../../parts/ordering/cart/totals-box'
import { HowToPay } from '../../../parts/ordering/payment/how-to-pay'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { ChevronLeftIcon } from '../../../ui/work-icons'
import { Page } from '../../../ui/page'
import { changesBetween, seenOf } from '../../../parts/ordering/cart/seen-cart'
import { useSeen, writeFirstSeen, writeSeen } from '../../../parts/ordering/cart/seen-store'
import { ChangeNotice } from './change-notice'
import { ConfirmBox } from './confirm-box'
import { texts } from './texts'

interface CheckOutProps {
  cart: Cart
  billing: BillingAddress
  shipping: ShippingAddress
}

export function CheckOut({ cart, billing, shipping }: CheckOutProps) {
  const { changes, accept } = useSeenChanges(cart)
  const buyerNotes = useBuyerNotes()
  const { total } = totalsOfCart(cart)
  const exceeded = cart.limits?.exceeded
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={besideTotalsClass}>
        <div className="grid gap-4 sm:gap-6">
          <Link to="/cart" className={`${buttonClass({ size: 'small' })} justify-self-start print:hidden`}>
            <ChevronLeftIcon className="size-4.5" />
            {texts.backToCart}
          </Link>
          {changes.length > 0 && <ChangeNotice changes={changes} onAccept={accept} />}
          {exceeded && (
            <div className="rounded-box border border-amber bg-amber-wash px-4 py-3 text-amber">
              <p className="font-medium">{exceededText(exceeded)}</p>
              <p className="text-sm text-ink">{approvalTexts.whoDecides}</p>
            </div>
          )}
          <ul aria-label={texts.items} className="grid gap-3 sm:gap-4">
            {cart.cartLines.map((line) => (
              <li key={line.cartLineId}>
                <LineCard line={line}>
                  <LineQuantity line={line} />
                </LineCard>
              </li>
            ))}
          </ul>
          <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
            <Card title={texts.billingAddress}>
              <AddressText address={billing} />
            </Card>
            <Card title={texts.shippingAddress}>
              <AddressText address={shipping} />
            </Card>
          </div>
          <Card title={notesTexts.title}>
            <BuyerNotesFields {...buyerNotes} />
          </Card>
          <HowToPay payment={cart.payment} total={total} />
        </div>
        <ConfirmBox cart={cart} gstNumber={billing.gstNo} notes={buyerNotes.notes} isChanged={changes.length > 0} />
      </div>
    </Page>
  )
}

/** The changes since the buyer last saw the cart, until they are accepted. */
function useSeenChanges(cart: Cart) {
  const seen = useSeen()

  useEffect(() => writeFirstSeen(seenOf(cart)), [cart])

  return { changes: seen ? changesBetween(seen, seenOf(cart)) : [], accept: () => writeSeen(seenOf(cart)) }
}

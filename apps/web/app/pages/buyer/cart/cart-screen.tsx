import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import { cartMessages } from '@lohahaat/contract/platform/messages'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { countBrands } from '../../../parts/ordering/cart/cart-amounts'
import { besideTotalsClass } from '../../../parts/ordering/cart/totals-box'
import { AgainNotice } from '../../../parts/ordering/order-again/again-notice'
import { formatWeight } from '../../../parts/platform/format'
import { Page } from '../../../ui/page'
import { buttonClass } from '../../../ui/button-class'
import { EmptyState } from '../../../ui/messages/states'
import { AddressCards } from './address-cards'
import { CartLines } from './cart-lines'
import { CheckoutBox } from './checkout-box'
import { missingForCheckout } from './missing'
import { type Addresses, type Profile, useAddresses } from './use-addresses'
import { type CartState, useCart } from './use-cart'
import { useCartFreight } from './use-cart-freight'
import { texts } from './texts'

interface CartScreenProps {
  loaded: Cart
  profile: Profile | null
}

export function CartScreen({ loaded, profile }: CartScreenProps) {
  const state = useCart(loaded)
  const addresses = useAddresses(state, profile)
  const pinCode = addresses.shippingPin
  useCartFreight(state, pinCode)
  const { busy, proceed } = useProceed(state, addresses)
  const { cart, areQuantitiesValid } = state
  if (cart.cartLines.length === 0) return <EmptyCart />
  return (
    <Page title={texts.title} intro={<Summary cart={cart} />}>
      <div className={besideTotalsClass}>
        <div className="grid gap-4 sm:gap-6">
          <AgainNotice />
          <CartLines {...state} />
          <AddressCards addresses={addresses} />
        </div>
        <CheckoutBox
          cart={cart}
          gstNumber={addresses.billing.values.gstNo.trim()}
          pinCode={pinCode}
          missing={missingForCheckout({
            lines: cart.cartLines,
            areQuantitiesValid,
            billingProblem: addresses.billing.problem,
            shippingProblem: addresses.shippingProblem,
          })}
          busy={busy}
          onProceed={proceed}
        />
      </div>
    </Page>
  )
}

function Summary({ cart }: { cart: Cart }) {
  const { grams } = totalsOfCart(cart)
  return texts.summary(cart.cartLines.length, countBrands(cart.cartLines), formatWeight(grams))
}

/** Saves everything and goes to the checkout; stays if something could not be saved, which has shown its error. */
function useProceed({ saveAll }: CartState, addresses: Addresses) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function proceed() {
    setBusy(true)
    const isSaved = (await saveAll()) && (await addresses.save())
    if (isSaved) await navigate('/checkOut')
    setBusy(false)
  }

  return { busy, proceed }
}

function EmptyCart() {
  return (
    <Page title={texts.title}>
      <EmptyState title={cartMessages.empty}>
        <p>{texts.emptyHint}</p>
        <Link to="/pipeLandingPage" className={`mt-5 ${buttonClass({ variant: 'main' })}`}>
          {texts.browse}
        </Link>
      </EmptyState>
    </Page>
  )
}

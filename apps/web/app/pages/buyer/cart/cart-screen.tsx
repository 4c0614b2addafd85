import { totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import type { Cart } from '@lohahaat/domain/ordering/cart'
import { countBrands } from '../../../parts/ordering/cart/cart-amounts'
import { besideTotalsClass } from '../../../parts/ordering/cart/totals-box'
import { formatWeight } from '../../../parts/platform/format'
import { Page } from '../../../ui/page'
import { AddressCards } from './address-cards'
import { CartLines } from './cart-lines'
import { CheckoutBox } from './checkout-box'
import { EmptyCart } from './empty-cart'
import { missingForCheckout } from './missing'
import { type Profile, useAddresses } from './use-addresses'
import { useCart } from './use-cart'
import { useProceed } from './use-proceed'
import { texts } from './texts'

interface CartScreenProps {
  loaded: Cart
  profile: Profile | null
}

export function CartScreen({ loaded, profile }: CartScreenProps) {
  const state = useCart(loaded)
  const addresses = useAddresses(state, profile)
  const { busy, proceed } = useProceed(state, addresses)
  const { cart, areQuantitiesValid } = state
  if (cart.cartLines.length === 0) return <EmptyCart />
  return (
    <Page title={texts.title} intro={<Summary cart={cart} />}>
      <div className={besideTotalsClass}>
        <div className="grid gap-4 sm:gap-6">
          <CartLines {...state} />
          <AddressCards addresses={addresses} />
        </div>
        <CheckoutBox
          cart={cart}
          gstNumber={addresses.billing.values.gstNo.trim()}
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

function Summary({ cart: { cartLines, feeStructure } }: { cart: Cart }) {
  const { grams } = totalsOfCart(cartLines, feeStructure)
  return texts.summary(cartLines.length, countBrands(cartLines), formatWeight(grams))
}

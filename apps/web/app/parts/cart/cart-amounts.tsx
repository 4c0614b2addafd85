import type { CartLine } from '@lohahaat/contract/cart/cart-line'
import type { Cart } from '@lohahaat/contract/cart/fetch-cart-data'
import { Amounts } from '../amounts/amounts'
import { amountsOfCart } from '../amounts/amounts-of-cart'
import { formatRate } from '../product/rate'

interface CartAmountsProps {
  cart: Cart
  /** The one that is billed; empty while there is none. */
  gstNumber: string
}

/** What a cart costs, with the rates it is reckoned with. */
export function CartAmounts({ cart, gstNumber }: CartAmountsProps) {
  const { loading_Charges: loading, plattform_Fees: platform } = cart.feeStructure
  return (
    <Amounts
      amounts={amountsOfCart(cart, gstNumber)}
      notes={{
        loading: `${formatRate(loading)}/MT`,
        platform: `${formatRate(platform)}/MT`,
        handling: sayExtraBrands(cart.cartDetails),
      }}
    />
  )
}

function sayExtraBrands(lines: readonly CartLine[]) {
  const extra = countBrands(lines) - 1
  return extra > 0 ? `${extra} extra ${extra === 1 ? 'brand' : 'brands'}` : undefined
}

export const countBrands = (lines: readonly CartLine[]) => new Set(lines.map(({ brandId }) => brandId)).size

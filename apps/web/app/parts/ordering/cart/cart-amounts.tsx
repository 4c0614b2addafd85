import type { Cart, CartLine } from '@lohahaat/domain/ordering/cart'
import { freightOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { Amounts } from '../amounts/amounts'
import { amountsOfCart } from '../amounts/amounts-shown'
import { formatRate } from '../../catalogue/product/rate'
import { texts } from './texts'

interface CartAmountsProps {
  cart: Cart
  /** The GST number that is billed; empty if there is none yet. */
  gstNumber: string
}

/** The amounts of a cart, with their rates. */
export function CartAmounts({ cart, gstNumber }: CartAmountsProps) {
  const { loadingCharge: loading, platformFee: platform } = cart.feeStructure
  return (
    <Amounts
      amounts={amountsOfCart(cart, gstNumber)}
      notes={{
        loading: texts.rate(formatRate(loading)),
        platform: texts.rate(formatRate(platform)),
        handling: describeExtraBrands(cart.cartLines),
        freight: texts.rate(formatRupees(freightOfCart(cart).paisePerTon)),
      }}
    />
  )
}

function describeExtraBrands(lines: readonly CartLine[]) {
  const extra = countBrands(lines) - 1
  return extra > 0 ? texts.extraBrands(extra) : undefined
}

export const countBrands = (lines: readonly CartLine[]) => new Set(lines.map(({ brandId }) => brandId)).size

import type { BillingAddress, ShippingAddress } from '@lohahaat/contract/cart/address'
import type { CartLine } from '@lohahaat/contract/cart/cart-line'
import type { Cart } from '@lohahaat/contract/cart/fetch-cart-data'
import { formatRupeesPerTon } from '../format'
import { formatPipe } from '@lohahaat/domain/pipe-name'
import { lineProblem } from './line-problem'

interface Figure {
  /** What it is of, such as an item or a fee. */
  of: string
  text: string
}

/** Everything a buyer relies on when he confirms, in the words he read. */
export type SeenCart = Readonly<Record<string, Figure>>

export interface CartChange {
  key: string
  of: string
  before: string
  after: string
}

export type ShownCart = Pick<
  Cart,
  'cartDetails' | 'feeStructure' | 'buyerBillingAddressEntities' | 'buyerShippingAddressEntities'
>

const ABSENT = 'not in the cart'

export const seenOf = (cart: ShownCart): SeenCart => ({
  ...Object.fromEntries(cart.cartDetails.flatMap((line) => Object.entries(figuresOfLine(line)))),
  ...figuresOfFees(cart.feeStructure),
  billing: { of: 'Billing address', text: sayAddress(cart.buyerBillingAddressEntities[0]) },
  shipping: { of: 'Shipping address', text: sayAddress(cart.buyerShippingAddressEntities[0]) },
})

/** What is different now. An item that came or went says so once, not for each of its figures. */
export const changesBetween = (before: SeenCart, now: SeenCart): CartChange[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((key) => {
    const [was, is] = [before[key], now[key]]
    if (was?.text === is?.text || ((!was || !is) && !key.startsWith('quantity'))) return []
    return { key, of: is?.of ?? was?.of ?? '', before: was?.text ?? ABSENT, after: is?.text ?? ABSENT }
  })

function figuresOfLine(line: CartLine): SeenCart {
  const of = `${formatPipe(line)}, ${line.brandName}`
  return {
    [`price-${line.stockDetailId}`]: { of, text: `${formatRupeesPerTon(line.price)} per MT` },
    [`quantity-${line.stockDetailId}`]: { of, text: `${line.quantity} ${line.unit}` },
    [`stock-${line.stockDetailId}`]: { of, text: lineProblem(line) ?? 'available' },
  }
}

const figuresOfFees = (fees: Cart['feeStructure']): SeenCart => ({
  gst: { of: 'GST', text: `${fees.applicable_GST}%` },
  weighment: { of: 'Weighment charge', text: formatRupeesPerTon(fees.weight_Charges) },
  loading: { of: 'Loading charges', text: `${formatRupeesPerTon(fees.loading_Charges)} per MT` },
  platform: { of: 'Platform fees', text: `${formatRupeesPerTon(fees.plattform_Fees)} per MT` },
  handling: {
    of: 'Material handling fees',
    text: `${formatRupeesPerTon(fees.material_Handling_Fees)} per extra brand`,
  },
})

const sayAddress = (address: BillingAddress | ShippingAddress | undefined) =>
  address
    ? [address.name, address.address, address.city, `${address.state} ${address.pinCode}`, address.phone, address.gstNo]
        .filter(Boolean)
        .join(', ')
    : 'none'

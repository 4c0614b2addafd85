import type { BillingAddress, Cart, CartLine, ShippingAddress } from '@lohahaat/domain/ordering/cart'
import { freightOfCart, isFreightAgreed } from '@lohahaat/domain/ordering/cart-amounts'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { texts as amountTexts } from '../amounts/texts'
import { formatRupeesPerTon } from '../../platform/format'
import { unitTexts } from '../../catalogue/unit-texts'
import { lineProblem } from './line-problem'
import { texts } from './texts'

interface Figure {
  /** What it belongs to, such as an item or a fee. */
  of: string
  text: string
}

/** Everything a buyer relies on when confirming, as displayed. */
export type SeenCart = Readonly<Record<string, Figure>>

export interface CartChange {
  key: string
  of: string
  before: string
  after: string
}

export type ShownCart = Pick<Cart, 'cartLines' | 'feeStructure' | 'freight' | 'billingAddresses' | 'shippingAddresses'>

export const seenOf = (cart: ShownCart): SeenCart => ({
  ...Object.fromEntries(cart.cartLines.flatMap((line) => Object.entries(figuresOfLine(line)))),
  ...figuresOfFees(cart.feeStructure),
  ...figuresOfFreight(cart),
  billing: { of: texts.seen.billingAddress, text: describeAddress(cart.billingAddresses[0]) },
  shipping: { of: texts.seen.shippingAddress, text: describeAddress(cart.shippingAddresses[0]) },
})

/** The differences. An added or removed item is listed once, not for each of its figures. */
export const changesBetween = (before: SeenCart, now: SeenCart): CartChange[] =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((key) => {
    const [was, is] = [before[key], now[key]]
    const { absent } = texts.seen
    if (was?.text === is?.text || ((!was || !is) && !key.startsWith('quantity'))) return []
    return { key, of: is?.of ?? was?.of ?? '', before: was?.text ?? absent, after: is?.text ?? absent }
  })

function figuresOfLine(line: CartLine): SeenCart {
  const of = texts.item(formatPipe(line), line.brandName)
  return {
    [`price-${line.itemId}`]: { of, text: texts.seen.perTon(formatRupeesPerTon(line.price)) },
    [`quantity-${line.itemId}`]: { of, text: `${line.quantity} ${unitTexts[line.unit]}` },
    [`stock-${line.itemId}`]: { of, text: lineProblem(line) ?? texts.seen.available },
  }
}

const figuresOfFees = (fees: Cart['feeStructure']): SeenCart => ({
  gst: { of: texts.seen.gst, text: `${fees.gstPercent}%` },
  weighment: { of: amountTexts.weighment, text: formatRupeesPerTon(fees.weighmentCharge) },
  loading: { of: amountTexts.loading, text: texts.seen.perTon(formatRupeesPerTon(fees.loadingCharge)) },
  platform: { of: amountTexts.platform, text: texts.seen.perTon(formatRupeesPerTon(fees.platformFee)) },
  handling: {
    of: amountTexts.handling,
    text: texts.seen.perExtraBrand(formatRupeesPerTon(fees.handlingFee)),
  },
})

/** Under one key whether it is charged or not, so that the switch is told too. */
function figuresOfFreight(cart: ShownCart): SeenCart {
  const { paise } = freightOfCart(cart)
  const charged = [paise > 0n && formatRupees(paise), isFreightAgreed(cart) && amountTexts.asAgreed]
    .filter(Boolean)
    .join(', ')
  return { freight: { of: amountTexts.freight, text: cart.freight ? charged : texts.seen.freightNotCharged } }
}

const describeAddress = (address: BillingAddress | ShippingAddress | undefined) =>
  address
    ? [address.name, address.address, address.city, `${address.state} ${address.pinCode}`, address.phone, address.gstNo]
        .filter(Boolean)
        .join(', ')
    : texts.seen.noAddress

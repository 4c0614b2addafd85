import { formatPipe } from '../../catalogue/pipe-name'
import { toTons } from '../../catalogue/tons'
import type { Cart, CartLine } from '../../ordering/cart'
import { totalsOfCart } from '../../ordering/cart-amounts'
import { formatRupees } from '../../platform/money'
import { quantityText, rateText, tonsText } from './figures'
import { bold, type Message, numbered, plainWords } from './message'
import { texts } from './texts'

type SharedCart = Pick<Cart, 'cartLines' | 'feeStructure' | 'freight'>

/** A cart, with prices where its buyer wants that. */
export function cartMessage(cart: SharedCart, showsPrices: boolean, title = texts.cart): Message {
  const { grams, total } = totalsOfCart(cart)
  const amount = showsPrices ? [bold(texts.total(formatRupees(total)))] : []
  return {
    title,
    facts: [],
    lines: numbered(cart.cartLines.map((line) => describeLine(line, showsPrices))),
    totals: [texts.weight(tonsText(toTons(grams))), ...amount],
  }
}

function describeLine(line: CartLine, showsPrices: boolean): string {
  const { brandName, className, quantity, unit, price } = line
  const pipe = `${bold(`${className} ${formatPipe(line)}`)} ${plainWords(brandName)}`
  return [pipe, quantityText(quantity, unit), showsPrices ? rateText(price) : ''].filter(Boolean).join(', ')
}

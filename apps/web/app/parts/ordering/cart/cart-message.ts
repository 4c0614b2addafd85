import { amountsOfLine, totalsOfCart } from '@lohahaat/domain/ordering/cart-amounts'
import type { Cart, CartLine } from '@lohahaat/domain/ordering/cart'
import { formatRupees } from '@lohahaat/domain/platform/money'
import { formatPipe } from '@lohahaat/domain/catalogue/pipe-name'
import { formatWeight } from '../../platform/format'
import { unitTexts } from '../../catalogue/unit-texts'
import { texts } from './texts'

/** The messaging app truncates a longer text, and the total with it. */
const MAX_LENGTH = 2_000

/** A cart as a readable message: as many lines as fit, and always the total and the link. */
export function cartMessage(cart: Pick<Cart, 'cartLines' | 'feeStructure' | 'freight'>, link: string) {
  const { grams, total } = totalsOfCart(cart)
  const { greeting, totals } = texts.message
  const end = `\n${totals(formatWeight(grams), formatRupees(total))}\n${link}`
  const room = MAX_LENGTH - 1 - greeting.length - end.length
  return plain(greeting + fitLines(cart.cartLines.map(describeLine), room) + end)
}

function describeLine(line: CartLine, index: number) {
  const item = texts.item(formatPipe(line), line.brandName)
  const quantity = `${line.quantity} ${unitTexts[line.unit]}`
  return `\n${texts.message.line(index + 1, item, quantity, formatWeight(amountsOfLine(line).grams))}`
}

/** All lines, or as many as leave room for the number of the others. */
function fitLines(lines: readonly string[], room: number) {
  let text = lines.join('')
  for (let shown = lines.length - 1; text.length > room && shown >= 0; shown -= 1) {
    text = `${lines.slice(0, shown).join('')}\n${texts.message.more(lines.length - shown)}`
  }
  return text
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

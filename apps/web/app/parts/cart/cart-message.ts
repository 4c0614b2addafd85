import { amountsOfLine, totalsOfCart } from '@lohahaat/contract/cart/cart-amounts'
import type { CartLine } from '@lohahaat/contract/cart/cart-line'
import type { Cart } from '@lohahaat/contract/cart/fetch-cart-data'
import { formatRupees } from '@lohahaat/domain/money'
import { formatPipe } from '@lohahaat/domain/pipe-name'
import { formatWeight } from './format-weight'

/** The messaging app cuts a longer text off, and with it the total. */
const MAX_LENGTH = 2_000

const GREETING = 'Hello LohaHaat, this is my cart:'

/** A cart as a message that a person can read: as many lines as there is room for, and always the total and the way back. */
export function cartMessage({ cartDetails, feeStructure }: Pick<Cart, 'cartDetails' | 'feeStructure'>, link: string) {
  const { grams, total } = totalsOfCart(cartDetails, feeStructure)
  const end = `\nTotal weight: ${formatWeight(grams)}\nTotal with GST: ${formatRupees(total)}\n${link}`
  const room = MAX_LENGTH - 1 - GREETING.length - end.length
  return plain(GREETING + fitLines(cartDetails.map(sayLine), room) + end)
}

function sayLine(line: CartLine, index: number) {
  const { quantity, unit, brandName } = line
  return `\n${index + 1}. ${formatPipe(line)}, ${brandName}: ${quantity} ${unit}, ${formatWeight(amountsOfLine(line).grams)}`
}

/** All of them, or the most that leave room to say how many more there are. */
function fitLines(lines: readonly string[], room: number) {
  let text = lines.join('')
  for (let shown = lines.length - 1; text.length > room && shown >= 0; shown -= 1) {
    text = `${lines.slice(0, shown).join('')}\nand ${lines.length - shown} more`
  }
  return text
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

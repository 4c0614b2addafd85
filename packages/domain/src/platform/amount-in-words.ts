import { en } from './amount-in-words.en'
import { hi } from './amount-in-words.hi'
import { inLanguages } from './language'
import type { Paise } from './money'

const texts = inLanguages({ en, hi })

const CRORE = 10_000_000n

/** Trade counts in crores beyond the lakhs, however many: nobody writes arab or kharab on an invoice. */
function inWords(figure: bigint): string {
  if (figure < CRORE) return texts.below(Number(figure))
  const rest = figure % CRORE
  return `${inWords(figure / CRORE)} ${texts.crore}${rest === 0n ? '' : ` ${inWords(rest)}`}`
}

/** An amount as an invoice writes it out. */
export function amountInWords(amount: Paise): string {
  const [rupees, paise] = [amount / 100n, amount % 100n]
  const counted = paise === 0n ? '' : texts.paise(inWords(paise), paise === 1n)
  return texts.only(texts.rupees(inWords(rupees), rupees === 1n), counted)
}

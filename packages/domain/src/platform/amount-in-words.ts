import { ToWords } from 'to-words/en-IN'
import { inLanguages } from './language'
import type { Paise } from './money'

const below = new ToWords()

const CRORE = 10_000_000n

/** Trade counts in crores beyond the lakhs, however many: nobody writes arab or kharab on an invoice. */
function inWords(figure: bigint): string {
  if (figure < CRORE) return below.convert(Number(figure))
  const rest = figure % CRORE
  return `${inWords(figure / CRORE)} Crore${rest === 0n ? '' : ` ${inWords(rest)}`}`
}

function inEnglish(amount: Paise): string {
  const [rupees, paise] = [amount / 100n, amount % 100n]
  const whole = `${inWords(rupees)} ${rupees === 1n ? 'Rupee' : 'Rupees'}`
  return paise === 0n ? `${whole} Only` : `${whole} and ${inWords(paise)} ${paise === 1n ? 'Paisa' : 'Paise'} Only`
}

const texts = inLanguages({ en: { amount: inEnglish } })

/** An amount as an invoice writes it out. */
export const amountInWords = (amount: Paise) => texts.amount(amount)

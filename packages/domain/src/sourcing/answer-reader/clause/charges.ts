import type { Clause } from './clause'
import { inOwnWords } from './own-words'
import { anyOf, EXTRA, FIGURE, INCLUDED, RUPEES } from './words'

const CHARGES =
  'loading|unloading|ladai|lodai|handling|cutting|weighment|kanta|dharamkanta|tc|mtc|test certificate|packing|insurance|tcs|tds|लदाई|उतराई|कांटा|लोडिंग'
const AMOUNT = `(?:${RUPEES}\\s*)?${FIGURE}(?:\\s*\\/-)?(?:\\s*(?:\\/|per)\\s*${anyOf('mt|ton|kg|pc|truck|trip|टन')})?`

/** Loading, weighing and the like, for which a quote has no field. */
export function readCharge(clause: Clause): string | null {
  const match =
    clause.take(
      `\\+?\\s*${anyOf(CHARGES)}(?:\\s*(?:charge|charges|चार्ज))?\\s*[:@=-]*\\s*${AMOUNT}(?:\\s*${anyOf(EXTRA)})?`,
    ) ??
    clause.take(`\\+?\\s*${AMOUNT}\\s*${anyOf(CHARGES)}(?:\\s*(?:charge|charges))?(?:\\s*${anyOf(EXTRA)})?`) ??
    clause.take(
      `${anyOf(CHARGES)}(?:\\s*(?:charge|charges|चार्ज))?\\s*${anyOf(`${EXTRA}|${INCLUDED}|as actual|at actual`)}`,
    )
  return match ? inOwnWords(match[0]) : null
}

const OFF = 'less|minus|discount|disc|kam|cd|rebate|margin|कम|छूट'
const ON = 'upar|oopar|zyada|jyada|more|plus|extra|xtra|ऊपर|ज्यादा|एक्स्ट्रा'

/** What comes off or on a price: 'less 500', '2% cd', '+500'. */
export const readDiscount = (clause: Clause): boolean =>
  (clause.take(`${anyOf(`${OFF}|plus`)}\\s*[:@-]?\\s*(?:${RUPEES}\\s*)?${FIGURE}\\s*%?`) ??
    clause.take(`(?<![\\d.,])${FIGURE}\\s*(?:%|${RUPEES})?\\s*(?:${anyOf(`${OFF}|off|${ON}`)})`) ??
    clause.take(`(?<![\\d.,])${FIGURE}\\s*%`) ??
    clause.take(`\\+\\s*(?:${RUPEES}\\s*)?${FIGURE}`)) !== null

import type { Clause } from '../clause/clause'
import { anyOf, DAYS } from '../clause/words'

const WORDS =
  'payment|payments|pymt|pmnt|advance|advanced|adv|credit|udhaar|udhar|udhari|cash|nakad|nagad|cheque|check|pdc|lc|l/c|rtgs|neft|against delivery|on delivery|against pi|भुगतान|पेमेंट|एडवांस|उधार|नकद|नगद'
/** What belongs to it: shares, days, and the words between. */
const AROUND = `(?:100|\\d{1,2})\\s*%|\\d{1,3}\\s*(?:${anyOf(DAYS)})|${anyOf('against|before|after|on|at|dispatch|delivery|loading|lorry|balance|baki|full|pura|only|terms?|days|din|immediate|immediately|proforma|pi|ka|ke|ki|se|me|pe|par|of|the|and|percent|hoga|lagega|chahiye|बाकी|पूरा|पर|के|का|दिन|लोडिंग|डिलीवरी')}|[:@&+-]`

/** The words in which payment is agreed, as they stand. */
export function readPayment(clause: Clause): string | null {
  const around = `(?:\\s*(?:${AROUND}|${anyOf(WORDS)}))*`
  const match = clause.take(`(?:(?:${AROUND})\\s*)*${anyOf(WORDS)}${around}`)
  return match?.[0]?.replace(/^[\s:@&+-]+|[\s:@&+-]+$/g, '').replace(/\s+/g, ' ') ?? null
}

import type { Clause } from '../clause/clause'
import { anyOf, EXTRA, INCLUDED, NOT } from '../clause/words'

export type TaxSaid = 'extra' | 'included' | 'unclear'

const GST = '(?:18\\s*%\\s*)?(?:gst|g\\.s\\.t|जीएसटी|tax|taxes|टैक्स)(?:\\s*@?\\s*18\\s*%?)?'

/** What is said of GST: quotes are before it. */
export function readTax(clause: Clause): TaxSaid | null {
  if (
    clause.take(`(?<![\\p{L}])(?:(?:sab|सब)\\s+)?(?:${INCLUDED}|with)\\s*(?:of\\s*)?${GST}`) ||
    clause.take(`${anyOf(GST)}\\s*${anyOf(INCLUDED)}`)
  )
    return 'included'
  const isExtra =
    clause.take(`(?:\\+|${anyOf('plus|without|excluding|excl|before|bina|बिना')})\\s*${GST}(?:\\s*${anyOf(EXTRA)})?`) ??
    clause.take(
      `${anyOf(GST)}\\s*[:-]?\\s*${anyOf(`${EXTRA}|applicable|as applicable|as actual|at actual|as per actual|lagega|लगेगा`)}`,
    ) ??
    clause.take(`${anyOf(EXTRA)}\\s*${GST}`) ??
    // 'GST + freight extra': the word behind the second is of both.
    clause.take(`${anyOf(GST)}(?=\\s*(?:[+&]|${anyOf('and|aur|और')})\\s*[\\p{L}\\p{M}]+\\s*${anyOf(EXTRA)})`)
  if (isExtra) return 'extra'
  return clause.take(`${anyOf(GST)}(?:\\s*${anyOf(NOT)})?`) ? 'unclear' : null
}

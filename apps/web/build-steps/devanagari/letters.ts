/**
 * The signs that Hindi texts are written with, the most frequent first, and what stands for each in the scripts of Hindi
 * pages: in three bytes each they take a fifth more on the wire than English, in one byte about the same.
 */
const SIGNS = 'ाेकरंनहसील्िमपत़ोटबयजदै।वगडइएखभआुचूँईऔफअछशउॉऑधथौढठघषऐणऊझओ॰ृञःऋ'
const STAND_INS = 'etaoinsrlhcdumpfgybwvkxjqzETAOINSRLHCDUMPFGYBWVKXJQZ0123456789'

/** Before and after what stands for itself. */
export const AS_IT_IS = '~'

export const standInOf = (sign: string) => STAND_INS[SIGNS.indexOf(sign)]

/** What a text of Hindi calls in a browser: with a string, or as a tag before a template. */
export function devanagari(text: string | TemplateStringsArray, ...values: unknown[]): string {
  const parts = typeof text === 'string' ? [text] : text
  return parts.map((part, at) => readPart(part) + (at < values.length ? String(values[at]) : '')).join('')
}

function readPart(part: string): string {
  let isItself = false
  let read = ''
  for (const sign of part)
    if (sign === AS_IT_IS) isItself = !isItself
    else read += (!isItself && SIGNS[STAND_INS.indexOf(sign)]) || sign
  return read
}

import type { Clause } from './clause'
import { anyOf, fillers, NOT } from './words'

export const NONE =
  'na|n/a|n\\.a|nil|none|regret|regrets|skip|khatam|khtm|उपलब्ध नहीं|खत्म|नहीं है|नही है|नहीं|नही|nahi|nahin|nhi|nai|nahee|no stock|out of stock|not available|not avl|unavailable|not in stock|stock nahi|band'
export const AGREED =
  'ok|okay|okk|k|done|agreed|agree|confirm|confirmed|theek|thik|tik|manzoor|manjoor|chalega|haan|ha|yes|ठीक|मंजूर|चलेगा|हां'
const EARLIER =
  'kal|pichla|pichle|pichli|purana|purane|purani|last|previous|pehle|pahle|कल|पिछला|पिछले|पिछली|पुराना|पुराने|पुरानी|पहले'
const SAME = `same(?:\\s+as)?(?:\\s+(?:last(?:\\s+time)?|before|earlier|previous|yesterday|kal))?|(?:${EARLIER})\\s+(?:wala|wale|wali|jaisa|rate|price|bhav|वाला|वाले|वाली|जैसा|रेट|भाव)|wahi|vahi|unchanged|no change|वही|सेम`
const NOT_LESS = `(?:isse|is se|iss se|isme)?\\s*(?:kam|less|neeche|lower|कम)\\s*(?:bhi\\s*)?(?:${NOT})(?:\\s*(?:hoga|honge|hogi|ho payega|possible|होगा))?`
const READY = 'ready stock|ready|in stock|stock me hai|stock mein hai|maal ready|रेडी|तैयार|स्टॉक में'

export interface StockSaid {
  none: boolean
  /** Something that may or may not mean that there is none. */
  isUnclear: boolean
  agreed: 'asked' | 'same' | null
  isReady: boolean
}

const UNCLEAR =
  'not possible|(?:nahi|nhi|नहीं) (?:ho payega|hoga|हो पाएगा|होगा)|dekhna padega|dekh ke|check karke|confirm karke|later|baad me|बाद में'
const PLACE = '(?:(?:stock me|stock mein|abhi|available|avl|maal|stock|स्टॉक में)\\s+)?'
const VERBS = 'hai|h|he|abhi|milega|banega|aata|rakhte|bana rahe|है|मिलेगा|बनेगा|आता|रखते'
const VERB = `(?:\\s+(?:${VERBS}))?`

/** 'Nahi bataunga': he may well have it. */
const NOT_SOMETHING = `${anyOf('nahi|nahin|nhi|nai|nahee|नहीं|नही')}\\s+(?!${anyOf(`${VERBS}|stock|${[...fillers].join('|')}`)})[\\p{L}]`

/** Whether a line is offered at all, and whether its price is agreed to without a figure. */
export function readStock(clause: Clause): StockSaid {
  // 'Kam nahi hoga' keeps a price, and refuses nothing but a lower one.
  const keeps = clause.take(anyOf(NOT_LESS)) !== null
  const isUnclear = clause.take(anyOf(UNCLEAR)) !== null
  const isOpen = clause.has(NOT_SOMETHING)
  const none = clause.takeAll(anyOf(`${PLACE}(?:${NONE})${VERB}`))
  const isReady = clause.take(anyOf(READY)) !== null
  const isSame = clause.take(anyOf(SAME)) !== null
  const isAgreed = clause.take(anyOf(`(?:${AGREED})(?:\\s+(?:hai|h|है))?`)) !== null
  return { none, isUnclear: isUnclear || isOpen, agreed: isSame || keeps ? 'same' : isAgreed ? 'asked' : null, isReady }
}

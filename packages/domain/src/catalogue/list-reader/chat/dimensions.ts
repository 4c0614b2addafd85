import { normalise } from '../text/normalise'

/** Figures joined by a cross, or one with the unit of a size. */
const dimensions =
  /\d\s*(?:mm)?\s*(?:[x*]|by|into|बाय|बाई|गुणा)\s*\d|\d\s*(?:"|nb\b|n\.b|od\b|o\.d|mm\b|inch|swg\b|gauge\b|gej\b|एनबी|ओडी|इंच|इन्च|एमएम|मिमी|गेज)|\b(?:nb|od|dia)\s*[-:]?\s*\d/

/** Whether a line names a size, however it is written. */
export const hasDimensions = (text: string): boolean => dimensions.test(normalise(text))

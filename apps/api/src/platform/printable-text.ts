const MISSING = '\ufffd'

/**
 * Replaces characters that a font lacks, which would print as others or not at all, and removes bidirectional control
 * characters.
 */
export const printableText = (text: string, isKnown: (letter: string) => boolean) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    // Joiners are needed in Devanagari.
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(/./gu, (letter) => (isKnown(letter) ? letter : MISSING))

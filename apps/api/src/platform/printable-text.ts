const MISSING = '\ufffd'

/**
 * The same text in letters that a font has. Those that it doesn't have would come out as others, or as nothing; so they
 * are shown as missing. Signs that turn the direction of writing are left out.
 */
export const printableText = (text: string, isKnown: (letter: string) => boolean) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    // Joiners are part of how Hindi is written.
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .replace(/./gu, (letter) => (isKnown(letter) ? letter : MISSING))

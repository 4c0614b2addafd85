/** What the portals take in names and addresses; quotes, backslashes and every other script make them refuse the file. */
const refused = /[^A-Za-z0-9@#\-/,&.(*) ]+/g

/**
 * A text as the portals take it: accents dropped, other signs left out, cut to its length. What was written in another
 * script alone comes out empty, and needs a Latin spelling beside it.
 */
export const latinText = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/×/g, 'x')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(refused, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim()

import { Font } from '@react-pdf/renderer'
import { FAMILY } from './fonts'

const MISSING = '\ufffd'

/**
 * The same with texts that the font can print. Letters that it doesn't have would come from another font, as other letters
 * and on top of their neighbours; so they are shown as missing. Signs that turn the direction of writing are left out.
 */
export async function printable<T extends object>(value: T): Promise<T> {
  await Font.load({ fontFamily: FAMILY })
  const font = Font.getFont({ fontFamily: FAMILY }).data as { hasGlyphForCodePoint(code: number): boolean } | null
  const isKnown = (letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false
  const clean = (text: string) =>
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      // Joiners are part of how Hindi is written.
      .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
      .replace(/./gu, (letter) => (isKnown(letter) ? letter : MISSING))
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? clean(part) : part)) as T
}

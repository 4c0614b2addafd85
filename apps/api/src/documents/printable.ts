import { Font } from '@react-pdf/renderer'
import { printableText } from '../platform/printable-text'
import { FAMILY } from './proforma/fonts'

/** Replaces characters that the font cannot print. */
export async function printable<T extends object>(value: T): Promise<T> {
  await Font.load({ fontFamily: FAMILY })
  const font = Font.getFont({ fontFamily: FAMILY }).data as { hasGlyphForCodePoint(code: number): boolean } | null
  const isKnown = (letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false
  const clean = (part: unknown) => (typeof part === 'string' ? printableText(part, isKnown) : part)
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => clean(part)) as T
}

import { Font } from '@react-pdf/renderer'
import { printableText } from '../../platform/printable-text'
import { FAMILY } from './fonts'

/** Replaces characters that the font cannot print. */
export async function printable<T extends object>(value: T): Promise<T> {
  await Font.load({ fontFamily: FAMILY })
  const font = Font.getFont({ fontFamily: FAMILY }).data as { hasGlyphForCodePoint(code: number): boolean } | null
  const isKnown = (letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return printableText(part, isKnown)
    if (Array.isArray(part)) return part.map(clean)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, clean(each)]))
  }
  return clean(value) as T
}

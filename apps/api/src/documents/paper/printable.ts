import { printableText } from '../../platform/printable-text'
import { loadFonts } from './fonts'

/** Replaces characters that the font cannot print. */
export async function printable<T extends object>(value: T): Promise<T> {
  const font = await loadFonts()
  const isKnown = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return printableText(part, isKnown)
    if (Array.isArray(part)) return part.map(clean)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, clean(each)]))
  }
  return clean(value) as T
}

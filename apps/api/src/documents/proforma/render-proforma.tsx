import { renderToBuffer, Font } from '@react-pdf/renderer'
import { registerFonts, FAMILY } from './fonts'
import type { Proforma } from './proforma'
import { ProformaDocument } from './proforma-document'
import { printableText } from '../../platform/printable-text'

registerFonts()

export const renderProforma = async (proforma: Proforma): Promise<Uint8Array> =>
  renderToBuffer(<ProformaDocument {...await printable(proforma)} />)

/** Replaces characters that the font cannot print. */
async function printable<T extends object>(value: T): Promise<T> {
  await Font.load({ fontFamily: FAMILY })
  const font = Font.getFont({ fontFamily: FAMILY }).data as { hasGlyphForCodePoint(code: number): boolean } | null
  const isKnown = (letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false
  const clean = (part: unknown) => (typeof part === 'string' ? printableText(part, isKnown) : part)
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => clean(part)) as T
}

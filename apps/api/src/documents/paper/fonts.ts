import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

export const FAMILY = 'Noto Sans'
const WEIGHTS = [400, 600]

/** Longer words may be broken at the end of a line. */
const MAX_WORD_LENGTH = 16

const require = createRequire(import.meta.url)
const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** The standard PDF fonts have neither ₹ nor Devanagari, and silently print another glyph. */
export function registerFonts() {
  Font.register({
    family: FAMILY,
    fonts: [
      { src: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf') },
      { src: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'), fontWeight: 600 },
    ],
  })
  Font.registerHyphenationCallback(breakWord)
}

interface LoadedFont {
  hasGlyphForCodePoint(code: number): boolean
  getGlyph(id: number, letters?: number[]): { codePoints: number[] }
}

/** What prints everything that is not said to be bold. */
export const loadFonts = async (): Promise<LoadedFont> => {
  const [regular] = await Promise.all(WEIGHTS.map(loadFont))
  if (!regular) throw new Error('The font of the documents is missing')
  return regular
}

const mended = new WeakSet<LoadedFont>()

async function loadFont(fontWeight: number): Promise<LoadedFont> {
  await Font.load({ fontFamily: FAMILY, fontWeight })
  const font = Font.getFont({ fontFamily: FAMILY, fontWeight }).data as unknown as LoadedFont
  if (!mended.has(font)) nameLettersOfEachGlyph(font)
  mended.add(font)
  return font
}

/**
 * The font keeps each glyph with the letters that it first stood for, and lines are broken by counting letters. In
 * Devanagari a glyph stands for others too, or is a part of one: a line would break within a word.
 */
function nameLettersOfEachGlyph(font: LoadedFont) {
  const find = font.getGlyph.bind(font)
  font.getGlyph = (id, letters) => {
    const glyph = find(id, letters)
    const isSame = letters === undefined || glyph.codePoints.join() === letters.join()
    return isSame ? glyph : (Object.create(glyph, { codePoints: { value: letters } }) as typeof glyph)
  }
}

/**
 * Names and numbers are never hyphenated. Only a word that may be wider than its column breaks after any letter: an
 * empty part between two others allows a line break without a hyphen.
 */
function breakWord(word: string): string[] {
  if (word.length <= MAX_WORD_LENGTH) return [word]
  return [...letters.segment(word)].flatMap(({ segment }) => [segment, ''])
}

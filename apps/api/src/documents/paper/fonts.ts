import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

export const FAMILY = 'Noto Sans'

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

/**
 * Names and numbers are never hyphenated. Only a word that may be wider than its column breaks after any letter: an
 * empty part between two others allows a line break without a hyphen.
 */
function breakWord(word: string): string[] {
  if (word.length <= MAX_WORD_LENGTH) return [word]
  return [...letters.segment(word)].flatMap(({ segment }) => [segment, ''])
}

import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

export const FAMILY = 'Noto Sans'

/** What is longer than this has no place to break where a line ends. */
const LONGEST_WORD = 16

const require = createRequire(import.meta.url)
const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** The fonts that every reader has know neither ₹ nor Devanagari, and print something else without a word. */
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
 * Names and numbers are never hyphenated. Only a word that may be longer than its column breaks after any letter: an
 * empty part between two others lets a line end there without a hyphen.
 */
function breakWord(word: string): string[] {
  if (word.length <= LONGEST_WORD) return [word]
  return [...letters.segment(word)].flatMap(({ segment }) => [segment, ''])
}

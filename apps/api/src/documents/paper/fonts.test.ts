import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadFonts, registerFonts } from './fonts'

interface Font {
  layout(text: string): { glyphs: { codePoints: number[] }[] }
}

/** The font first meets a glyph in one word, and then in another where it stands for something else. */
async function printedWords() {
  const texts = await Promise.all(
    ['proforma', 'tax-invoice', 'account'].map((kind) =>
      readFile(new URL(`../${kind}/texts.hi.ts`, import.meta.url), 'utf8'),
    ),
  )
  return new Set(texts.join().match(/[\u0900-\u097f]+/g))
}

test('glyphs account for all letters of a word, so that lines break between words', async () => {
  registerFonts()
  const font = (await loadFonts()) as unknown as Font
  for (const word of ['सिर्फ़', ...(await printedWords())]) {
    const letters = font.layout(word).glyphs.flatMap(({ codePoints }) => codePoints)
    expect(letters, word).toHaveLength(word.length)
  }
})

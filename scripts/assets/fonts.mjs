// @ts-check
// Subsets the fonts that every page loads; run by hand when the font package is updated.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { root } from '../setup.mjs'

const require = createRequire(join(root, 'apps/web/package.json'))
/** No light weights are used; the width axis stays. */
const variationAxes = { wght: { min: 400, max: 700 } }

/** @type {(from: number, to: number) => string} */
const characters = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + characters(0x2000, 0x206f) + '™↑↓−∕'

const plex = (/** @type {string} */ subset) =>
  `@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${subset}-wdth-normal.woff2`
const hindi = '@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari-400-normal.woff2'

await cut(plex('latin'), latin, 'latin.woff2')
// The rupee sign is in the Latin Extended subset, 47 kB for one character.
await cut(plex('latin-ext'), '₹', 'rupee.woff2')
// Conjuncts stay with the letters that they are made of.
await cut(hindi, `${characters(0x900, 0x97f)}\u200c\u200d\u25cc`, 'devanagari.woff2')
await draw('हिन्दी', 'apps/web/app/parts/site/shell/hindi-name.svg')

/**
 * @param {string} source
 * @param {string} text
 * @param {string} name
 */
async function cut(source, text, name) {
  const options = {
    targetFormat: /** @type {const} */ ('woff2'),
    ...(source.includes('variable') && { variationAxes }),
  }
  const font = await subsetFont(await readFile(require.resolve(source)), text, options)
  await writeFile(join(root, 'apps/web/app/fonts', name), font)
}

/**
 * A word as a picture, for pages that load no Devanagari.
 * @param {string} word
 * @param {string} file
 */
async function draw(word, file) {
  const font = /** @type {import('fontkit').Font} */ (create(await readFile(require.resolve(hindi))))
  const { glyphs, positions } = font.layout(word)
  let x = 0
  const paths = glyphs.map((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const path = glyph.path.scale(0.1, -0.1).translate((x + xOffset) / 10, (font.ascent - yOffset) / 10)
    x += xAdvance
    return path.toSVG().replace(/\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 10) / 10))
  })
  const height = Math.ceil((font.ascent - font.descent) / 10)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(x / 10)} ${height}"><path d="${paths.join('')}"/></svg>\n`
  await writeFile(join(root, file), picture)
}

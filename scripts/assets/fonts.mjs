// @ts-check
// Subsets the fonts that every page loads; run by hand when the font package is updated.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../setup.mjs'

const require = createRequire(join(root, 'apps/web/package.json'))
/** No light weights are used; the width axis stays. */
const variationAxes = { wght: { min: 400, max: 700 } }

/** @type {(from: number, to: number) => string} */
const characters = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + characters(0x2000, 0x206f) + '™↑↓−∕'

await cut('latin', latin, 'latin.woff2')
// The rupee sign is in the Latin Extended subset, 47 kB for one character.
await cut('latin-ext', '₹', 'rupee.woff2')

/**
 * @param {string} subset
 * @param {string} text
 * @param {string} name
 */
async function cut(subset, text, name) {
  const source = require.resolve(`@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${subset}-wdth-normal.woff2`)
  const font = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', variationAxes })
  await writeFile(join(root, 'apps/web/app/fonts', name), font)
}

// @ts-check
// Draws the site's icons from its logo: node scripts/assets/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../setup.mjs'

const PUBLIC = join(root, 'apps/web/public')
const mark = readFileSync(join(PUBLIC, 'favicon.svg'))

/** @param {number} side */
const drawMark = (side) =>
  sharp(mark, { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer()

/**
 * The mark on white, so small that neither a rounded corner nor the circle of a phone cuts into it.
 * @param {number} side
 */
async function drawOnWhite(side) {
  const ground = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
  return ground
    .composite([{ input: await drawMark(Math.round(side * 0.56)) }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A 32 by 32 icon in the ICO format: a header, one directory entry, and a PNG. */
async function drawIco() {
  const png = await drawMark(32)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

writeFileSync(join(PUBLIC, 'favicon.ico'), await drawIco())
writeFileSync(join(PUBLIC, 'apple-touch-icon.png'), await drawOnWhite(180))
writeFileSync(join(PUBLIC, 'icon-192.png'), await drawOnWhite(192))
writeFileSync(join(PUBLIC, 'icon-512.png'), await drawOnWhite(512))

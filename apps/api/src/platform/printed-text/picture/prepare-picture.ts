import sharp, { type Sharp } from 'sharp'
import { PrintProblem } from '../print-problem'
import { eraseRules } from './erase-rules'
import { evenLight } from './even-light'
import { findSkew } from './find-skew'
import type { Grey } from './grey'

const MOST_PIXELS = 60_000_000
/** The longer side as it is read: a page of a phone's camera at half its size, with letters of some twenty pixels. */
const LONGEST_SIDE = 2600

/** A photo as it is best read: upright, level, evenly lit and without the rules of a table. */
export async function preparePicture(bytes: Uint8Array): Promise<Grey> {
  const even = evenLight(await load(bytes))
  const level = sharpOf(even).rotate(-findSkew(even), { background: 'white' })
  return eraseRules(await toGrey(level))
}

async function load(bytes: Uint8Array): Promise<Grey> {
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient()
    return await toGrey(
      upright
        .flatten({ background: 'white' })
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }),
    )
  } catch {
    throw new PrintProblem('unreadablePicture')
  }
}

const sharpOf = ({ pixels, width, height }: Grey) => sharp(pixels, { raw: { width, height, channels: 1 } })

async function toGrey(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

export const toPng = (grey: Grey, scale: number) =>
  sharpOf(grey)
    .resize({ width: Math.max(1, Math.round(grey.width * scale)) })
    .png({ compressionLevel: 1 })
    .toBuffer()

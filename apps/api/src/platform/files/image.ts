import { fairQueue } from '../workers/fair-queue'
import { Refusal } from '../refusal'

const TYPES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp'])
const MAX_PIXELS = 40_000_000
const SIDE = 1200

export interface NormalisedImage {
  bytes: Buffer
  mediaType: 'image/webp'
}

/** Decoding forty million pixels takes about 160 MB. */
const takeTurn = fairQueue({ lanes: 2 })

/**
 * Normalises a picture: upright, limited in size, first frame only. It is re-encoded, which removes the location and
 * any hidden data.
 */
export const normaliseImage = (account: number, bytes: Buffer): Promise<NormalisedImage> =>
  takeTurn(account, () => redraw(bytes))

async function redraw(bytes: Buffer): Promise<NormalisedImage> {
  // Loaded on first use: few servers need it, and all would start slower and larger.
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
  const type = await fileTypeFromBuffer(bytes).catch(() => null)
  if (!type || !TYPES.has(type.mime)) throw new Refusal('notAPicture')
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { bytes: drawn, mediaType: 'image/webp' }
  } catch {
    throw new Refusal('unreadablePicture')
  }
}

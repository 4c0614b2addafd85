import { fairQueue } from '../workers/fair-queue'
import { Refusal } from '../refusal'

const TYPES = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp'])
const MOST_PIXELS = 40_000_000
const SIDE = 1200

export interface TidyImage {
  bytes: Buffer
  mediaType: 'image/webp'
}

/** A picture of forty million pixels takes up some 160 MB while it is drawn. */
const takeTurn = fairQueue({ lanes: 2 })

/**
 * A picture as the shop shows it: upright, no larger than needed, its first frame. What was sent is drawn anew, so
 * neither the place where it was taken nor anything hidden behind the pixels comes along.
 */
export const tidyImage = (account: number, bytes: Buffer): Promise<TidyImage> => takeTurn(account, () => redraw(bytes))

async function redraw(bytes: Buffer): Promise<TidyImage> {
  // Loaded when the first picture comes: most servers seldom see one, and all would start later and larger.
  const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import('file-type'), import('sharp')])
  const type = await fileTypeFromBuffer(bytes).catch(() => null)
  if (!type || !TYPES.has(type.mime)) throw new Refusal('notAPicture')
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { bytes: drawn, mediaType: 'image/webp' }
  } catch {
    throw new Refusal('unreadablePicture')
  }
}

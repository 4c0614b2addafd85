import { createHash } from 'node:crypto'
import { EVERYBODY, fairQueue } from '../../platform/workers/fair-queue'
import type { SocialCard } from './social-card'

interface Picture {
  png: Buffer
  etag: string
}

const takeTurn = fairQueue({ lanes: 2, mostPerAccount: 100 })

/** Letters are laid out here, in ten milliseconds; to paint them is left to threads beside this one. */
async function render(card: SocialCard): Promise<Picture> {
  // Fonts and painter take half a second to come, which a server without a question for a card needn't wait for.
  const [{ drawCard }, { default: sharp }] = await Promise.all([import('./draw-card'), import('sharp')])
  const png = await sharp(Buffer.from(drawCard(card)))
    .removeAlpha()
    .png()
    .toBuffer()
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` }
}

/** Some 80 kB each. */
const MOST_KEPT = 200
/** By all that they say, so that a change of price asks for another one; the one asked for last stands last. */
const kept = new Map<string, Promise<Picture>>()

/** The card as PNG. The same is painted once for all who ask while it is known. */
export function renderCard(card: SocialCard): Promise<Picture> {
  const key = JSON.stringify(card)
  const picture = kept.get(key) ?? takeTurn(EVERYBODY, () => render(card))
  kept.delete(key)
  kept.set(key, picture)
  picture.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return picture
}

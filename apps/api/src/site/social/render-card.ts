import { createHash } from 'node:crypto'
import { EVERYBODY, fairQueue } from '../../platform/workers/fair-queue'
import type { SocialCard } from './social-card'

interface Picture {
  png: Buffer
  etag: string
}

const takeTurn = fairQueue({ lanes: 2, mostPerAccount: 100 })

/** Layout happens here, in ten milliseconds; rasterising happens in a thread pool. */
async function render(card: SocialCard): Promise<Picture> {
  // Loaded on first use: fonts and renderer take half a second.
  const [{ drawCard }, { default: sharp }] = await Promise.all([import('./draw-card'), import('sharp')])
  const png = await sharp(Buffer.from(drawCard(card)))
    .removeAlpha()
    .png()
    .toBuffer()
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` }
}

/** About 80 kB each. */
const MAX_CACHED = 200
/** Least recently used first. The key is the content, so that a price change makes a new card. */
const kept = new Map<string, Promise<Picture>>()

/** The card as PNG. Concurrent requests for the same card share one rendering. */
export function renderCard(card: SocialCard): Promise<Picture> {
  const key = JSON.stringify(card)
  const picture = kept.get(key) ?? takeTurn(EVERYBODY, () => render(card))
  kept.delete(key)
  kept.set(key, picture)
  picture.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest)
  return picture
}

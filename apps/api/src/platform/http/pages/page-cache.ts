import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Made from answers that are at most a second old. */
const FRESH_MS = 4000
const MOST = 100
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page that may be sent to every visitor. */
export interface CachedPage {
  headers: [string, string][]
  /** Its content security policy: the hashes of the scripts that our renderer wrote. */
  scripts: string
  bodyIn(encoding: Encoding): Promise<Buffer>
}

type Encoding = 'br' | 'gzip' | 'identity'

export const encodingFor = (accepted: string | string[] = ''): Encoding =>
  /\bbr\b/.test(String(accepted)) ? 'br' : /\bgzip\b/.test(String(accepted)) ? 'gzip' : 'identity'

/** Makes a rendered page cacheable: a nonce is valid for one answer only, so hashes replace it. */
export function toCacheable(html: string, nonce: string, headers: Headers): CachedPage {
  const mark = ` nonce="${nonce}"`
  const plain = Buffer.from(html.replaceAll(mark, ''))
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  return {
    headers: [...headers],
    scripts: hashesOf(html, mark).join(' '),
    bodyIn(encoding) {
      const known = bodies.get(encoding)
      if (known) return known
      const body = encoding === 'br' ? promisify(brotliCompress)(plain, QUALITY) : promisify(gzip)(plain)
      bodies.set(encoding, body)
      return body
    },
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g

/** Only of scripts with our nonce: an injected script cannot know it. */
const hashesOf = (html: string, mark: string) =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(mark))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)

/** Caches pages for a few seconds. Concurrent requests share one rendering. */
export function cachePages() {
  const pages = new Map<string, { until: number; page: Promise<CachedPage | null> }>()
  return {
    find(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
      const known = pages.get(key)
      if (known && Date.now() < known.until) return known.page
      const page = make()
      pages.delete(key)
      pages.set(key, { until: Date.now() + FRESH_MS, page })
      const [oldest] = pages.keys()
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest)
      const forget = () => pages.get(key)?.page === page && pages.delete(key)
      page.then((kept) => kept ?? forget(), forget)
      return page
    },
    clear: () => pages.clear(),
  }
}

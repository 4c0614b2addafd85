import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page that may be sent to everybody. */
export interface CachedPage {
  headers: [string, string][]
  /** Its content security policy: the hashes of the scripts that our renderer wrote. */
  scripts: string
  /** Of its content, whatever its encoding. */
  etag: string
  bodyIn(encoding: Encoding): Promise<Buffer>
  /** Its size in memory, with the compressed copies that were asked for. */
  bytes(): number
}

type Encoding = 'br' | 'gzip' | 'identity'

export const encodingFor = (accepted: string | string[] = ''): Encoding =>
  /\bbr\b/.test(String(accepted)) ? 'br' : /\bgzip\b/.test(String(accepted)) ? 'gzip' : 'identity'

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

/** What stands in a page for one answer only. */
interface OneAnswer {
  nonce: string
  requestId: string
}

/** Makes a rendered page cacheable: hashes replace the nonce, which is valid for one answer only. */
export function toCacheable(html: string, { nonce, requestId }: OneAnswer, headers: Headers): CachedPage {
  const mark = ` nonce="${nonce}"`
  const ours = html.replaceAll(requestId, '')
  const plain = Buffer.from(ours.replaceAll(mark, ''))
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  let bytes = plain.length
  return {
    headers: [...headers],
    scripts: hashesOf(ours, mark).join(' '),
    etag: `W/"${hashOf(plain)}"`,
    bytes: () => bytes,
    bodyIn(encoding) {
      const known = bodies.get(encoding)
      if (known) return known
      const body = encoding === 'br' ? promisify(brotliCompress)(plain, QUALITY) : promisify(gzip)(plain)
      bodies.set(encoding, body)
      return body.then((compressed) => {
        bytes += compressed.length
        return compressed
      })
    },
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g

/** Only of scripts with our nonce: an injected script cannot know it. */
const hashesOf = (html: string, mark: string) =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(mark))
    .map(([, , script = '']) => `'sha256-${hashOf(script)}'`)

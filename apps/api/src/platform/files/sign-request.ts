import { createHash, createHmac } from 'node:crypto'

export interface Signer {
  keyId: string
  secret: string
  region: string
}

interface Unsigned {
  method: string
  url: URL
  headers: Record<string, string>
  body: Buffer
  at: Date
}

/**
 * The headers by which an S3-compatible store knows who asks, and that nothing was changed on the way.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signRequest({ method, url, headers, body, at }: Unsigned, { keyId, secret, region }: Signer) {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const content = sha256(body)
  const signed = { ...headers, 'x-amz-content-sha256': content, 'x-amz-date': time }
  // By the alphabet, which is what the store goes by too.
  const named = Object.entries({ ...signed, host: url.host }).sort(([one], [other]) => (one < other ? -1 : 1))
  const names = named.map(([name]) => name).join(';')
  const lines = named.map(([name, value]) => `${name}:${value}\n`).join('')
  const request = [method, url.pathname, canonicalQuery(url.searchParams), lines, names, content].join('\n')
  const scope = [day, region, 's3', 'aws4_request']
  const statement = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(key, statement).toString('hex')
  const proof = `Credential=${keyId}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`
  return { ...signed, authorization: `AWS4-HMAC-SHA256 ${proof}` }
}

/** By the alphabet, and with every sign percent-encoded that isn't plain; a form's encoding leaves others. */
export const canonicalQuery = (pairs: Iterable<[string, string]>) =>
  [...pairs]
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&')

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()

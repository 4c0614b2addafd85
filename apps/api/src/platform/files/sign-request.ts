import { AwsV4Signer } from 'aws4fetch'
import { createHash } from 'node:crypto'

export interface Signer {
  keyId: string
  secret: string
  region: string
}

interface Unsigned {
  method: string
  url: URL
  body: Buffer
  at: Date
}

/**
 * The authentication headers for an S3-compatible store. The content hash is ours, since the library would leave the
 * content unsigned.
 */
export async function signRequest({ method, url, body, at }: Unsigned, { keyId, secret, region }: Signer) {
  const { headers } = await new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    datetime: at.toISOString().replace(/[-:]|\.\d+/g, ''),
  }).sign()
  return headers
}

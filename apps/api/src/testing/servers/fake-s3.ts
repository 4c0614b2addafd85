import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const KEY_ID = 'LHTESTKEY'
const SECRET = 'a/secret+with=signs'
const REGION = 'ap-south-1'
const BUCKET = 'yard'
const LISTED_AT_A_TIME = 2

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/

type Refusal = [status: number, code: string]

/**
 * An in-memory S3 store of one bucket that verifies signatures by itself. The bucket is named in the path, or in the
 * host.
 */
export async function startFakeS3(bucketIn: 'path' | 'host' = 'path') {
  const bucketPath = bucketIn === 'path' ? `/${BUCKET}` : ''
  const files = new Map<string, Buffer>()
  /** When files were stored; default now. */
  const storedAt = new Map<string, Date>()
  /** The faults of the next requests, one each. */
  const troubles: (Refusal | 'hangs' | 'hangs up')[] = []
  const asked: string[] = []

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    asked.push(request.method ?? '')
    const trouble = troubles.shift()
    if (trouble === 'hangs') return
    if (trouble === 'hangs up') return void request.socket.destroy()
    const refusal = trouble ?? refusalOf(request, body, bucketPath)
    if (refusal) return void answer(response, ...refusal)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const isListing = pathname === (bucketPath || '/') && searchParams.get('list-type') === '2'
    if (isListing) return void response.end(listingOf(searchParams))
    const name = decodeURIComponent(pathname).slice(bucketPath.length + 1)
    if (request.method === 'PUT') files.set(name, body)
    if (request.method === 'DELETE') files.delete(name)
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const file = files.get(name)
    if (file) response.end(file)
    else answer(response, 404, 'NoSuchKey')
  }

  function listingOf(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const from = Number((query.get('continuation-token') ?? '0').replace('+from=', ''))
    const isListed = (name: string) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/')
    const names = [...files.keys()].filter(isListed).sort()
    const page = names.slice(from, from + LISTED_AT_A_TIME).map((name) => {
      const at = (storedAt.get(name) ?? new Date()).toISOString()
      return `<Contents><Key>${name}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`
    })
    const next = from + LISTED_AT_A_TIME
    const more = next < names.length
    const token = more ? `<NextContinuationToken>+from=${next}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${page.join('')}</ListBucketResult>`
  }

  return {
    url: `http://${KEY_ID}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}${bucketPath}/uploads?region=${REGION}`,
    files,
    storedAt,
    troubles,
    asked,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>

const answer = (response: ServerResponse, status: number, code: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

function refusalOf(request: IncomingMessage, body: Buffer, bucketPath: string): Refusal | null {
  const [, keyId, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  const header = (name: string) => String(request.headers[name] ?? '')
  if (keyId !== KEY_ID) return [403, 'InvalidAccessKeyId']
  if (region !== REGION) return [400, 'AuthorizationHeaderMalformed']
  const time = header('x-amz-date')
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!time.startsWith(day) || !(Math.abs(Date.now() - sentAt) < 900_000)) return [403, 'RequestTimeTooSkewed']
  const content = createHash('sha256').update(body).digest('hex')
  if (content !== header('x-amz-content-sha256')) return [400, 'XAmzContentSHA256Mismatch']

  const [path = '', query = ''] = (request.url ?? '').split('?')
  let canonical = `${request.method}\n${path}\n${query.split('&').sort().join('&')}\n`
  for (const name of names.split(';')) canonical += `${name}:${header(name)}\n`
  canonical += `\n${names}\n${content}`
  const digest = createHash('sha256').update(canonical).digest('hex')
  let key = Buffer.from(`AWS4${SECRET}`)
  for (const part of [day, region, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest()
  const expected = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${digest}`)
    .digest('hex')
  if (!names.split(';').includes('host') || signature !== expected) return [403, 'SignatureDoesNotMatch']
  return `${path}/`.startsWith(`${bucketPath}/`) ? null : [404, 'NoSuchBucket']
}

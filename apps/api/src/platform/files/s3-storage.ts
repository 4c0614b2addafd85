import type { FastifyBaseLogger } from 'fastify'
import { signRequest } from './sign-request'
import { listingUrl, readListing, type BucketIn } from './s3-listing'
import { isStoredName, newStoredName, type FileStorage } from './storage'
import type { Store } from './store-address'

const PATIENCE_MS = 8000

interface Answer {
  status: number
  bytes: Buffer
}

/** Keeps files in an S3-compatible store, so that servers share them without sharing a disk. */
export function s3Storage(store: Store, patienceMs = PATIENCE_MS): FileStorage {
  /** Stores ask to come back now and then, and a line that lay idle may be closed: either is worth a second try. */
  const ask = (method: string, name: string, body?: Buffer) => askFor(method, new URL(`${store.address}/${name}`), body)

  const askFor = (method: string, url: URL, body?: Buffer) =>
    askOnce(method, url, body).catch(() => askOnce(method, url, body))

  async function askOnce(method: string, url: URL, body?: Buffer): Promise<Answer> {
    const headers = await signRequest({ method, url, body: body ?? Buffer.alloc(0), at: new Date() }, store)
    const answer = await fetch(url, {
      method,
      headers,
      body: body ? new Uint8Array(body) : null,
      // Another region's address; following it would need another signature.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(async (response) => ({ status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }))
      .catch((cause: unknown) => {
        throw new StoreError('ETIMEDOUT', 'The store of files cannot be reached', { cause })
      })
    if (answer.status >= 500) throw errorOfAnswer(answer.status, answer.bytes.toString())
    return answer
  }

  return {
    async put(name, bytes) {
      if (!isStoredName(name)) throw new Error('Not a name of a stored file')
      accept(await ask('PUT', name, bytes))
    },
    async get(name) {
      if (!isStoredName(name)) return null
      const answer = await ask('GET', name)
      return isMissing(answer) ? null : accept(answer).bytes
    },
    async remove(name) {
      if (!isStoredName(name)) return
      const answer = await ask('DELETE', name)
      if (!isMissing(answer)) accept(answer)
    },
    async *list() {
      const askForPage = (bucketIn: BucketIn, next = '') => askFor('GET', listingUrl(store.address, bucketIn, next))
      let answer = await askForPage('path')
      // A store whose bucket is in the host takes the first folder for the name of a file, and knows none.
      const bucketIn = isMissing(answer) ? 'host' : 'path'
      if (bucketIn === 'host') answer = await askForPage(bucketIn)
      for (;;) {
        const { files, next } = readListing(accept(answer).bytes.toString())
        yield files.filter(({ name }) => isStoredName(name))
        if (next === null) return
        answer = await askForPage(bucketIn, next)
      }
    },
  }
}

const isMissing = ({ status, bytes }: Answer) => status === 404 && nameOfError(bytes.toString()) !== 'NoSuchBucket'

function accept(answer: Answer): Answer {
  if (answer.status >= 300) throw errorOfAnswer(answer.status, answer.bytes.toString())
  return answer
}

/**
 * Keeps, reads and removes a file. A key or a bucket that is wrong stops the start; a store that is down doesn't, for the
 * site sells without pictures.
 */
export async function checkStore(storage: FileStorage, log: FastifyBaseLogger) {
  const name = newStoredName('probe')
  try {
    await storage.put(name, Buffer.from(name))
    await storage.get(name)
    await storage.remove(name)
  } catch (error) {
    const isRefusal = error instanceof StoreError && error.code === 'ECONNREFUSED'
    if (isRefusal) throw new Error(`FILES_URL: ${error.message}`, { cause: error })
    log.error({ err: error }, 'the store of files is not there yet')
  }
}

/**
 * What keeps a store from serving, in the system's own codes, so that it is answered as a line that is down or a disk that
 * is full would be: by a 503. One that refuses is there and won't, for a key, region or bucket that is wrong.
 */
class StoreError extends Error {
  readonly code: 'ETIMEDOUT' | 'ECONNREFUSED' | 'ENOSPC'

  constructor(code: StoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const FULL = /Full|Quota/

/** A store answers in XML and names what is wrong. */
function errorOfAnswer(status: number, body: string): StoreError {
  const name = nameOfError(body)
  const code = status === 507 || FULL.test(name) ? 'ENOSPC' : status < 500 ? 'ECONNREFUSED' : 'ETIMEDOUT'
  return new StoreError(code, `The store of files answered ${status} ${name}`.trim())
}

const nameOfError = (body: string) => /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''

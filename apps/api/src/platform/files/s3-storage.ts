import { signRequest } from './sign-request'
import { listingUrl, readListing, type BucketIn } from './s3-listing'
import { isStoredName, newStoredName, type FileStorage } from './storage'
import type { Store } from './store-address'

const TIMEOUT_MS = 8000

interface Answer {
  status: number
  bytes: Buffer
}

/** Stores files in an S3-compatible store, shared by several servers. */
export function s3Storage(store: Store, timeoutMs = TIMEOUT_MS): FileStorage {
  /** Stores throttle now and then, and idle connections get closed: both are worth one retry. */
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
      signal: AbortSignal.timeout(timeoutMs),
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
      // A store with its bucket in the host takes the first folder for a file name, and finds none.
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
 * Writes, reads and deletes a test file. A wrong key or bucket stops the start; a store that is down does not, because
 * the site works without pictures. Returns why it is down, or null.
 */
export async function checkStore(storage: FileStorage): Promise<unknown> {
  const name = newStoredName('probe')
  try {
    await storage.put(name, Buffer.from(name))
    await storage.get(name)
    await storage.remove(name)
    return null
  } catch (error) {
    const isRefusal = error instanceof StoreError && error.code === 'ECONNREFUSED'
    if (isRefusal) throw new Error(`FILES_URL: ${error.message}`, { cause: error })
    return error
  }
}

/**
 * A failure of the store as a system error code, so that it becomes a 503 like a network failure or a full disk.
 * ECONNREFUSED stands for a wrong key, region or bucket.
 */
class StoreError extends Error {
  readonly code: 'ETIMEDOUT' | 'ECONNREFUSED' | 'ENOSPC'

  constructor(code: StoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const FULL = /Full|Quota/

/** Stores answer with an XML error. */
function errorOfAnswer(status: number, body: string): StoreError {
  const name = nameOfError(body)
  const code = status === 507 || FULL.test(name) ? 'ENOSPC' : status < 500 ? 'ECONNREFUSED' : 'ETIMEDOUT'
  return new StoreError(code, `The store of files answered ${status} ${name}`.trim())
}

const nameOfError = (body: string) => /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''

/**
 * What keeps a store from serving, in the system's own codes, so that it is answered as a line that is down or a disk that
 * is full would be: by a 503. One that refuses is there and won't, for a key, region or bucket that is wrong.
 */
export class StoreError extends Error {
  readonly code: 'ETIMEDOUT' | 'ECONNREFUSED' | 'ENOSPC'

  constructor(code: StoreError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

const FULL = /Full|Quota/

/** A store answers in XML and names what is wrong. */
export function errorOfAnswer(status: number, body: string): StoreError {
  const name = nameOfError(body)
  const code = status === 507 || FULL.test(name) ? 'ENOSPC' : status < 500 ? 'ECONNREFUSED' : 'ETIMEDOUT'
  return new StoreError(code, `The store of files answered ${status} ${name}`.trim())
}

export const nameOfError = (body: string) => /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? ''

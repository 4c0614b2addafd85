import type { Signer } from './sign-request'

export interface Store extends Signer {
  /** The prefix of file names: a bucket, or a folder in one. */
  address: string
}

/** Only characters that need no encoding, so that signature and URL agree. */
const PLAIN_PATH = /^[\w\-./~]*$/

/** Reads `https://key:secret@host/bucket/folder?region=…`; null when it is something else. */
export function readStoreAddress(value: string): Store | null {
  if (!URL.canParse(value)) return null
  const { protocol, username, password, origin, pathname, searchParams } = new URL(value)
  const isComplete = /^https?:$/.test(protocol) && username && password && PLAIN_PATH.test(pathname)
  const [keyId, secret] = [decode(username), decode(password)]
  if (!isComplete || !keyId || !secret) return null
  // The usual value for stores without regions.
  const region = searchParams.get('region') ?? 'us-east-1'
  return { address: `${origin}${pathname.replace(/\/+$/, '')}`, keyId, secret, region }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

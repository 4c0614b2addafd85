import type { StoredFile } from './storage'

/** Where a store's address has its bucket. */
export type BucketIn = 'path' | 'host'

/**
 * The URL of one page of the files below a store's address; `next` is from the page before.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 */
export function listingUrl(address: string, bucketIn: BucketIn, next: string): URL {
  const { origin, pathname } = new URL(address)
  const folders = pathname.split('/').filter(Boolean)
  const bucket = bucketIn === 'path' ? (folders.shift() ?? '') : ''
  const query = new URLSearchParams({
    'list-type': '2',
    // Files in subfolders are not ours.
    delimiter: '/',
    ...(folders.length > 0 && { prefix: `${folders.join('/')}/` }),
    ...(next !== '' && { 'continuation-token': next }),
  })
  return new URL(`${origin}/${bucket}?${query}`)
}

/** The file names of a page without their folder, and the token of the next page. */
export function readListing(xml: string): { files: StoredFile[]; next: string | null } {
  const contents = xml.match(/<Contents>.*?<\/Contents>/gs) ?? []
  const isCut = textIn(xml, 'IsTruncated') === 'true'
  return {
    files: contents.map((entry) => ({
      name: textIn(entry, 'Key').split('/').at(-1) ?? '',
      storedAt: new Date(textIn(entry, 'LastModified')),
    })),
    next: isCut ? textIn(xml, 'NextContinuationToken') : null,
  }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const textIn = (xml: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '').replace(
    /&(\w+);/g,
    (sign, name: string) => SIGNS[name] ?? sign,
  )

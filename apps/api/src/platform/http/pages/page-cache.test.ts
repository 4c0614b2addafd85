import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCacheable, type CachedPage } from './cached-page'
import { cachePages } from './page-cache'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const page = (html: string): CachedPage => toCacheable(html, { nonce: 'once', requestId: 'asked' }, new Headers())

/** Renderings that the test ends when it likes. */
function slowly() {
  const ends: ((html: string) => void)[] = []
  const make = vi.fn(() => new Promise<CachedPage>((resolve) => ends.push((html) => resolve(page(html)))))
  return { make, end: (html: string, which = 0) => ends.splice(which, 1)[0]?.(html) }
}

const htmlOf = async (found: Promise<{ page: CachedPage } | null>) =>
  String(await (await found)?.page.bodyIn('identity'))

test('a crowd of visitors costs one rendering, and those of the next seconds cost none', async () => {
  const pages = cachePages()
  const make = vi.fn(async () => page('<p>Pipes'))
  const crowd = await Promise.all(Array.from({ length: 50 }, () => pages.find('/', make)))
  expect(new Set(crowd.map((found) => found?.page)).size).toBe(1)
  vi.advanceTimersByTime(2999)
  await pages.find('/', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('while a page is made anew everybody gets the former one, and it is made once', async () => {
  const pages = cachePages()
  const { make, end } = slowly()
  const first = pages.find('/', make)
  end('old')
  await first
  vi.advanceTimersByTime(3500)
  expect(await Promise.all([htmlOf(pages.find('/', make)), htmlOf(pages.find('/', make))])).toEqual(['old', 'old'])
  expect(make).toHaveBeenCalledTimes(2)
  end('new')
  await vi.waitFor(async () => expect(await htmlOf(pages.find('/', make))).toBe('new'))
  expect(make).toHaveBeenCalledTimes(2)
})

test('nobody gets a page that was begun four seconds ago, however long it took', async () => {
  const pages = cachePages()
  const { make, end } = slowly()
  const first = pages.find('/', make)
  vi.advanceTimersByTime(3000)
  end('old')
  await first
  vi.advanceTimersByTime(2000)
  const next = pages.find('/', make)
  end('new')
  expect(await htmlOf(next)).toBe('new')
})

test('after a change a page is made anew, and what was being made before is not kept', async () => {
  const pages = cachePages()
  const { make, end } = slowly()
  const before = pages.find('/', make)
  pages.clear()
  const after = pages.find('/', make)
  end('new', 1)
  expect(await htmlOf(after)).toBe('new')
  end('old')
  expect(await htmlOf(before)).toBe('old')
  expect(await htmlOf(pages.find('/', make))).toBe('new')
  expect(make).toHaveBeenCalledTimes(2)
})

test('no more than five hundred are kept, and those go first that nobody asked for longest', async () => {
  const pages = cachePages()
  const make = vi.fn(async () => page('<p>Pipes'))
  for (let n = 0; n < 500; n++) await pages.find(`/?page=${n}`, make)
  await pages.find('/?page=0', make)
  await pages.find('/?page=500', make)
  expect(make).toHaveBeenCalledTimes(501)
  await pages.find('/?page=0', make)
  expect(make).toHaveBeenCalledTimes(501)
  await pages.find('/?page=1', make)
  expect(make).toHaveBeenCalledTimes(502)
})

test('no more than 32 MiB are kept', async () => {
  const pages = cachePages()
  const make = vi.fn(async () => ({ ...page('<p>Pipes'), bytes: () => 10 * 1024 * 1024 }))
  for (const key of ['/a', '/b', '/c', '/d']) await pages.find(key, make)
  await pages.find('/d', make)
  expect(make).toHaveBeenCalledTimes(4)
  await pages.find('/a', make)
  expect(make).toHaveBeenCalledTimes(5)
})

test('what is not for everybody and what failed is not kept', async () => {
  const pages = cachePages()
  expect(await pages.find('/', async () => null)).toBeNull()
  await expect(pages.find('/', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await pages.find('/', async () => page('<p>Pipes'))).not.toBeNull()
})

test('a page that can’t be made anew is served until it is too old, and its failure after that', async () => {
  const pages = cachePages()
  const fail = () => Promise.reject(new Error('lost'))
  await pages.find('/', async () => page('old'))
  vi.advanceTimersByTime(3500)
  expect(await htmlOf(pages.find('/', fail))).toBe('old')
  expect(await htmlOf(pages.find('/', fail))).toBe('old')
  vi.advanceTimersByTime(500)
  await expect(pages.find('/', fail)).rejects.toThrow('lost')
})

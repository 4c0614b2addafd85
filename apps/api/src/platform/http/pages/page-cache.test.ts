import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { encodingFor, toCacheable, cachePages, type CachedPage } from './page-cache'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const page = (html: string): CachedPage => toCacheable(html, 'once', new Headers({ 'content-type': 'text/html' }))

test('a crowd of visitors costs one rendering, and those of the next seconds cost none', async () => {
  const pages = cachePages()
  const make = vi.fn(async () => page('<p>Pipes'))
  const crowd = await Promise.all(Array.from({ length: 50 }, () => pages.find('/', make)))
  expect(new Set(crowd).size).toBe(1)
  vi.advanceTimersByTime(3999)
  await pages.find('/', make)
  expect(make).toHaveBeenCalledTimes(1)
})

test('a page is made anew after four seconds, and after a change at once', async () => {
  const pages = cachePages()
  const make = vi.fn(async () => page('<p>Pipes'))
  await pages.find('/', make)
  vi.advanceTimersByTime(4000)
  await pages.find('/', make)
  expect(make).toHaveBeenCalledTimes(2)
  pages.clear()
  await pages.find('/', make)
  expect(make).toHaveBeenCalledTimes(3)
})

test('each address has a page of its own, and no more than a hundred are kept', async () => {
  const pages = cachePages()
  const make = vi.fn(async () => page('<p>Pipes'))
  for (let n = 0; n < 101; n++) await pages.find(`/?page=${n}`, make)
  await pages.find('/?page=100', make)
  expect(make).toHaveBeenCalledTimes(101)
  await pages.find('/?page=0', make)
  expect(make).toHaveBeenCalledTimes(102)
})

test('what is not for everybody and what failed is not kept', async () => {
  const pages = cachePages()
  expect(await pages.find('/', async () => null)).toBeNull()
  await expect(pages.find('/', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await pages.find('/', async () => page('<p>Pipes'))).not.toBeNull()
})

test('a kept page has no nonce, and its policy names the scripts that stand in it', async () => {
  const { scripts, bodyIn } = page('<script nonce="once">a()</script><script nonce="once" src="/x.js"></script>')
  expect(String(await bodyIn('identity'))).toBe('<script>a()</script><script src="/x.js"></script>')
  expect(String(gunzipSync(await bodyIn('gzip')))).toBe(String(await bodyIn('identity')))
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  [undefined, 'identity'],
])('a browser that takes %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('a script that is not ours is not let run, wherever it stands', () => {
  const injected = [
    '<script>steal()</script>',
    '<script nonce="guess">steal()</script>',
    '<script nonce=once>x</script>',
  ]
  const { scripts } = page(`${injected.join('')}<script nonce="once">ours</script>${injected.join('')}`)
  expect(scripts).toMatch(/^'sha256-[\w+/]{43}='$/)
})

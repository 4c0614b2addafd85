import { expect, test } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { encodingFor, toCacheable, type CachedPage } from './cached-page'

const page = (html: string, answer = { nonce: 'once', requestId: 'asked' }): CachedPage =>
  toCacheable(html, answer, new Headers({ 'content-type': 'text/html' }))

test('a kept page has no nonce, and its policy names the scripts that stand in it', async () => {
  const { scripts, bodyIn } = page('<script nonce="once">a()</script><script nonce="once" src="/x.js"></script>')
  expect(String(await bodyIn('identity'))).toBe('<script>a()</script><script src="/x.js"></script>')
  expect(String(gunzipSync(await bodyIn('gzip')))).toBe(String(await bodyIn('identity')))
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(scripts).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
})

test('the same content has the same tag, whoever asked for it first', () => {
  const shown = (nonce: string, requestId: string) =>
    page(`<script nonce="${nonce}">by("${requestId}")</script>Pipes`, { nonce, requestId })
  const one = shown('n1', 'a3f0')
  expect(shown('n2', 'b771')).toMatchObject({ etag: one.etag, scripts: one.scripts })
  expect(page('Pipes, 1 % dearer').etag).not.toBe(one.etag)
})

test('its size counts the copies that were asked for', async () => {
  const { bytes, bodyIn } = page('Pipes '.repeat(100))
  expect(bytes()).toBe(600)
  const compressed = await bodyIn('br')
  await bodyIn('br')
  expect(bytes()).toBe(600 + compressed.length)
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

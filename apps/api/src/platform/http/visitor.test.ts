import { expect, test } from 'vitest'
import { speak } from '../language/speak'
import { describeDevice } from './visitor'

test.each([
  ['Mozilla/5.0 (Linux; Android 13; Redmi) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox on Linux'],
  ['curl/8.0', 'A browser'],
  ['', 'A browser'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test('who signs in in Hindi finds his device in Hindi', () => {
  const said = (userAgent: string) => speak('hi', () => describeDevice(userAgent))
  expect(said('Mozilla/5.0 (Linux; Android 13; Redmi) Chrome/120.0 Mobile Safari/537.36')).toBe('Android पर Chrome')
  expect(said('curl/8.0')).toBe('कोई ब्राउज़र')
})

import { beforeEach, expect, test, vi } from 'vitest'
import { storeForAnHour, takeStored } from './hour-storage'

const MINUTE_MS = 60 * 1000
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const afterMinutes = (minutes: number) => {
  const then = Date.now() + minutes * MINUTE_MS
  vi.spyOn(Date, 'now').mockReturnValue(then)
}

test('what is kept is taken once', () => {
  storeForAnHour('path', '/cart')
  expect([takeStored('path'), takeStored('path')]).toEqual(['/cart', null])
})

test.each([
  [59, '/cart'],
  [60, null],
])('after %i minutes: %s', (minutes, value) => {
  storeForAnHour('path', '/cart')
  afterMinutes(minutes)
  expect(takeStored('path')).toBe(value)
  expect(stored.size).toBe(0)
})

test.each(['', '{', 'null', '"/cart"', '{"value":"/cart"}', '{"value":"/cart","until":"9"}'])(
  '%j is nothing that was kept',
  (text) => {
    stored.set('path', text)
    expect(takeStored('path')).toBeNull()
  },
)

test('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  storeForAnHour('path', '/cart')
  expect(takeStored('path')).toBeNull()
})

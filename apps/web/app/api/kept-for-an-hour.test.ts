import { beforeEach, expect, test, vi } from 'vitest'
import { keepForAnHour, takeKept } from './kept-for-an-hour'

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
  keepForAnHour('path', '/cart')
  expect([takeKept('path'), takeKept('path')]).toEqual(['/cart', null])
})

test.each([
  [59, '/cart'],
  [60, null],
])('after %i minutes: %s', (minutes, value) => {
  keepForAnHour('path', '/cart')
  afterMinutes(minutes)
  expect(takeKept('path')).toBe(value)
  expect(stored.size).toBe(0)
})

test.each(['', '{', 'null', '"/cart"', '{"value":"/cart"}', '{"value":"/cart","until":"9"}'])(
  '%j is nothing that was kept',
  (text) => {
    stored.set('path', text)
    expect(takeKept('path')).toBeNull()
  },
)

test('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  keepForAnHour('path', '/cart')
  expect(takeKept('path')).toBeNull()
})

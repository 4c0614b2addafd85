import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypedSearch } from './typed-search'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(url = '') {
  const reported: string[] = []
  const typed = createTypedSearch(250, url, (text) => reported.push(text))
  return { typed, reported }
}

test('only the last text before a pause is reported, without the spaces around it', () => {
  const { typed, reported } = start()
  typed.type('a')
  vi.advanceTimersByTime(249)
  typed.type('apl ')
  vi.advanceTimersByTime(249)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual(['apl'])
})

test('Enter reports at once, and the pause doesn’t report again', () => {
  const { typed, reported } = start()
  typed.type('apl')
  typed.reportNow('apl')
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual(['apl'])
})

test('what the URL has already isn’t reported', () => {
  const { typed, reported } = start('apl')
  typed.type('apl ')
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual([])
})

test('nothing is reported after the field is gone', () => {
  const { typed, reported } = start()
  typed.type('apl')
  typed.stop()
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual([])
})

test('an echo leaves the field alone, however late it comes', () => {
  const { typed } = start()
  typed.reportNow('a')
  typed.reportNow('apl')
  typed.type('apl apollo')
  expect(typed.shouldShow('a')).toBe(false)
  expect(typed.shouldShow('apl')).toBe(false)
})

test('a value from elsewhere is shown', () => {
  const { typed } = start()
  typed.reportNow('apl')
  expect(typed.shouldShow('apl')).toBe(false)
  expect(typed.shouldShow('')).toBe(true)
  expect(typed.shouldShow('apl')).toBe(true)
})

test('a value from elsewhere waits while somebody is typing', () => {
  const { typed, reported } = start('tata')
  typed.type('apl')
  expect(typed.shouldShow('')).toBe(false)
  vi.advanceTimersByTime(250)
  expect(reported).toEqual(['apl'])
})

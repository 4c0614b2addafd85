import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypedSearch } from './typed-search'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(url = '') {
  const told: string[] = []
  const typed = createTypedSearch(250, url, (text) => told.push(text))
  return { typed, told }
}

test('only the last text before a pause is told, without the spaces around it', () => {
  const { typed, told } = start()
  typed.type('a')
  vi.advanceTimersByTime(249)
  typed.type('apl ')
  vi.advanceTimersByTime(249)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['apl'])
})

test('Enter tells at once, and the pause doesn’t tell again', () => {
  const { typed, told } = start()
  typed.type('apl')
  typed.tellNow('apl')
  vi.advanceTimersByTime(1000)
  expect(told).toEqual(['apl'])
})

test('what the URL has already isn’t told', () => {
  const { typed, told } = start('apl')
  typed.type('apl ')
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([])
})

test('nothing is told after the field is gone', () => {
  const { typed, told } = start()
  typed.type('apl')
  typed.stop()
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([])
})

test('an echo leaves the field alone, however late it comes', () => {
  const { typed } = start()
  typed.tellNow('a')
  typed.tellNow('apl')
  typed.type('apl apollo')
  expect(typed.takes('a')).toBe(false)
  expect(typed.takes('apl')).toBe(false)
})

test('a value from elsewhere is shown', () => {
  const { typed } = start()
  typed.tellNow('apl')
  expect(typed.takes('apl')).toBe(false)
  expect(typed.takes('')).toBe(true)
  expect(typed.takes('apl')).toBe(true)
})

test('a value from elsewhere waits while somebody is typing', () => {
  const { typed, told } = start('tata')
  typed.type('apl')
  expect(typed.takes('')).toBe(false)
  vi.advanceTimersByTime(250)
  expect(told).toEqual(['apl'])
})

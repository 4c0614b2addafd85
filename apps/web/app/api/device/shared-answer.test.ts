import { beforeEach, expect, test, vi } from 'vitest'
import { dropSharedAnswer, readSharedAnswer, storeSharedAnswer } from './shared-answer'

let cookie = ''

beforeEach(() => {
  const stored = new Map<string, string>()
  cookie = 'UserId=7'
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
  })
})

test('an answer stays for the account that shared it until it is dropped', () => {
  storeSharedAnswer('1) 61500')
  expect([readSharedAnswer(), readSharedAnswer()]).toEqual(['1) 61500', '1) 61500'])
  dropSharedAnswer()
  expect(readSharedAnswer()).toBe('')
})

test.each(['', 'UserId=8'])('whoever comes after it on the same phone (%j) finds nothing', (next) => {
  storeSharedAnswer('1) 61500')
  cookie = next
  expect(readSharedAnswer()).toBe('')
})

test('without storage it is pasted', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeSharedAnswer('1) 61500')
  dropSharedAnswer()
  expect(readSharedAnswer()).toBe('')
})

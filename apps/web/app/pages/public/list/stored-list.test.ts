import { beforeEach, expect, test, vi } from 'vitest'
import type { ListState } from './list-state'
import { storeList, takeList } from './stored-list'

const list = { lines: [], fees: {} } as unknown as ListState
let cookie = ''

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
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

const asUser = (userId: string) => {
  cookie = userId && `UserId=${userId}`
}

test.each([
  ['a visitor’s goes on with who signs in', '', '7', list],
  ['a visitor loads the page again', '', '', list],
  ['an account loads the page again', '7', '7', list],
  ['who signed out leaves none behind', '7', '', null],
  ['nor for another account', '7', '8', null],
])('%s', (_say, before, after, taken) => {
  asUser(before)
  storeList(list)
  asUser(after)
  expect(takeList()).toEqual(taken)
})

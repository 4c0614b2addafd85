import { expect, test } from 'vitest'
import { isList } from './pasted-list'

test.each([
  ['50x50x2.9 apollo', false],
  ['50x50x2.9 apollo\n', false],
  ['50x50x2.9 apollo\r\ngi 2" 30 nos', true],
  ['\n\n40x40\n\n25x25\n', true],
])('%j', (text, expected) => {
  expect(isList(text)).toBe(expected)
})

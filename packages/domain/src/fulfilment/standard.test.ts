import { expect, test } from 'vitest'
import { readStandard } from './standard'

test.each([
  ['IS 1239', 'IS 1239'],
  ['IS:1239 (Part 1) - 2004', 'IS 1239'],
  ['is 1239-1:2004', 'IS 1239'],
  ['IS-4923:2017', 'IS 4923'],
  ['As per IS 3589', 'IS 3589'],
  ['IS10748', 'IS 10748'],
  ['IS 12399', null],
  ['IS 277', null],
  ['1239', null],
  ['EN 10255', null],
  ['THIS 1239', null],
  ['', null],
])('%s is %s', (text, standard) => {
  expect(readStandard(text)).toBe(standard)
})

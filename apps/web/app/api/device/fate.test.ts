import { expect, test } from 'vitest'
import { ApiError } from '../api-error'
import { fateOf, isAway } from './fate'

test.each([
  [0, 'waits'],
  [500, 'waits'],
  [503, 'waits'],
  [429, 'waits'],
  [401, 'waits'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [413, 'refused'],
])('what got a %i %s', (status, fate) => expect(fateOf(new ApiError(status, 'text'))).toBe(fate))

test('a form is kept only when nothing has arrived', () => {
  expect([0, 400, 503].map((status) => isAway(new ApiError(status, 'text')))).toEqual([true, false, false])
})

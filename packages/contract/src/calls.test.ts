import { expect, test } from 'vitest'
import { everyCall } from './every-call'

test('there are calls', () => expect(everyCall.length).toBeGreaterThan(10))

test('no two calls share a method and a path', () => {
  const names = everyCall.map(({ call }) => `${call.method} ${call.path}`)
  expect(new Set(names).size).toBe(names.length)
})

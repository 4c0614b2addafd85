import { expect, test } from 'vitest'
import { knownDevice, rememberDevice } from './device'

const secret = Buffer.from('a secret for the tests')
const monday = new Date('2026-06-01T06:00:00Z')
const days = (count: number) => new Date(monday.getTime() + count * 24 * 60 * 60 * 1000)
const known = (cookie: string | undefined, userId: number | null, at = monday) =>
  knownDevice(secret, cookie, userId, at)

test('a browser is known to the account it signed in to, and to no other', () => {
  const cookie = rememberDevice(secret, undefined, 7, monday)
  expect(known(cookie, 7)).toMatch(/^[\w-]{22}$/)
  expect([known(cookie, 8), known(cookie, null), known(undefined, 7), known('', 7)]).toEqual([null, null, null, null])
})

test('it stays the same browser over several accounts and sign-ins', () => {
  const first = rememberDevice(secret, undefined, 7, monday)
  const both = rememberDevice(secret, first, 8, monday)
  const again = rememberDevice(secret, both, 7, days(1))
  expect(new Set([known(first, 7), known(both, 7), known(both, 8), known(again, 7), known(again, 8)]).size).toBe(1)
  expect(again.split('.')).toHaveLength(1 + 2 * 2)
})

test('the accounts used longest ago are forgotten beyond five, and the cookie stays short', () => {
  let cookie: string | undefined
  for (const user of [1, 2, 3, 4, 5, 1, 6]) cookie = rememberDevice(secret, cookie, user, monday)
  expect([1, 2, 3, 4, 5, 6].filter((user) => known(cookie, user))).toEqual([1, 3, 4, 5, 6])
  expect(cookie?.length).toBeLessThan(400)
})

test('a year without a sign-in, and it is unknown; a sign-in makes it a year again', () => {
  const cookie = rememberDevice(secret, undefined, 7, monday)
  expect(known(cookie, 7, days(364))).not.toBeNull()
  expect(known(cookie, 7, days(365))).toBeNull()
  expect(known(rememberDevice(secret, cookie, 7, days(100)), 7, days(400))).not.toBeNull()
})

test('nobody makes such a cookie, prolongs one or moves it to another browser', () => {
  const [id, until, seal] = rememberDevice(secret, undefined, 7, monday).split('.')
  const other = rememberDevice(secret, undefined, 8, monday).split('.')[0]
  const forged = [
    `${other}.${until}.${seal}`,
    `${id}.zzzz.${seal}`,
    `${id}.${until}.${'x'.repeat(43)}`,
    `${id}.${seal}`,
  ]
  const elsewhere = rememberDevice(Buffer.from('another secret'), id, 7, monday)
  const odd = ['.'.repeat(5000), `${id}.${'a.b.'.repeat(5000)}`, '%00', `${id}.NaN.${seal}`]
  expect([...forged, elsewhere, ...odd].map((cookie) => known(cookie, 7))).toEqual(Array(9).fill(null))
})

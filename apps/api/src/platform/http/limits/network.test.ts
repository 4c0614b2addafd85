import { expect, test } from 'vitest'
import { networkOf } from './network'

test.each([
  ['203.0.113.7', '203.0.113.0/24', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.0/24', '203.0.113.7', null],
  ['::FFFF:cb00:7107', '203.0.113.0/24', '203.0.113.7', null],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12::/48', '2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['2001:0DB8:0012:0034::', '2001:db8:12::/48', '2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', 'unknown', null],
  ['', 'unknown', '', null],
  ['x'.repeat(300), 'unknown', 'x'.repeat(45), null],
])('%s is of %s', (address, shown, narrow, wide) => {
  expect(networkOf(address)).toEqual({ shown, narrow, wide })
})

test('all addresses of one /64 are one network, and all of one /48 one site', () => {
  const [one, neighbour, next] = ['2001:db8:1:1::5', '2001:db8:1:1:ffff::', '2001:db8:1:2::5'].map(networkOf)
  expect(one).toEqual(neighbour)
  expect(next?.narrow).not.toBe(one?.narrow)
  expect(next?.wide).toBe(one?.wide)
})

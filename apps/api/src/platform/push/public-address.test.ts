import { expect, test } from 'vitest'
import { isPushEndpoint } from '@lohahaat/contract/identity/push/push'
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address'

test.each([
  ['142.250.183.10', true],
  ['2404:6800:4009::2004', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/Q1', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://me:secret@push.example/x', false],
  ['https://10.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['https://localhost/x', false],
  ['https://intranet/x', false],
  ['javascript:alert(1)', false],
  ['', false],
])('an endpoint at %s is taken: %s', (endpoint, isTaken) => expect(isPushEndpoint(endpoint)).toBe(isTaken))

const lookUp = (addresses: readonly string[]) =>
  new Promise<unknown>((resolve) =>
    publicLookup(async () => addresses.map((address) => ({ address, family: 4 })))('push.example', {}, (error, found) =>
      resolve(error ?? found),
    ),
  )

test('a name is resolved for the connection, and refused when one of its addresses lies in a network', async () => {
  expect(await lookUp(['142.250.183.10'])).toBe('142.250.183.10')
  expect(await lookUp(['142.250.183.10', '127.0.0.1'])).toBeInstanceOf(PrivateAddress)
  expect(await lookUp([])).toBeInstanceOf(PrivateAddress)
})

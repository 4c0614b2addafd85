import { expect, test } from 'vitest'
import { hindiReader, setReader } from '@lohahaat/domain/platform/language'
import { describeEvent, kindOf, kindOptions } from './describe-event'

test.each([
  { details: {}, lines: [] },
  { details: { by: 'code', reason: 'otp-incorrect' }, lines: ['Wrong code'] },
  { details: { by: 'link', reason: 'too-many-requests' }, lines: ['Too many requests', 'With the link of a mail'] },
  { details: { by: 'passkey' }, lines: ['With a passkey'] },
  { details: { purpose: 'sign-up' }, lines: ['To sign up'] },
  {
    details: { call: 'PUT /ConfirmOrder/LH/OrderStatus', orderId: 12 },
    lines: ['Changed: order status', 'Order 12'],
  },
  { details: { call: 'GET /Stock/LH/ExportStock' }, lines: ['Read: export stock'] },
  {
    details: { reason: 'otp-incorrect', times: 10_000 },
    lines: ['Wrong code', '10,000 of these within the hour'],
  },
  { details: { reason: 'cart-is-haunted', by: 'constructor' }, lines: ['Cart is haunted'] },
])('$details', ({ details, lines }) => {
  expect(describeEvent(details)).toEqual(lines)
})

test('every kind has words of its own, and one of a newer server has its name', () => {
  expect(new Set(kindOptions().map(({ label }) => label)).size).toBe(kindOptions().length)
  expect(kindOf('passkey-added')).toBe('Passkey added')
  expect(kindOf('door-opened')).toBe('Door opened')
  expect(kindOf('constructor')).toBe('Constructor')
})

test('a Hindi reader is told what a call is about, before its English name', () => {
  const before = setReader(() => hindiReader)
  expect(describeEvent({ call: 'PUT /Stock/LH/StockPrice' })).toEqual(['बदला: स्टॉक, stock price'])
  expect(describeEvent({ call: 'GET /Ghosts/LH/Ghosts' })).toEqual(['देखा: ghosts'])
  setReader(before)
})

import { expect, test } from 'vitest'
import { hindiReader, setReader } from '../platform/language'
import { deliveryOf, sayDelivery } from './delivery'

const ready = 'Ready stock (1-3 days)'
const back = '2026-11-24'

test.each([
  { say: 'counted and left', delivery: ready, kg: 1n, shown: ready },
  { say: 'sold out', delivery: ready, kg: 0n, shown: '1-3 days' },
  { say: 'not counted', delivery: ready, kg: null, shown: '1-3 days' },
  { say: 'not counted, written otherwise', delivery: 'ready stock: 2 days', kg: null, shown: '2 days' },
  { say: 'not counted, without days', delivery: 'Ready stock', kg: null, shown: '' },
  { say: 'rolled to order', delivery: 'Mill rolling (21 days)', kg: null, shown: 'Mill rolling (21 days)' },
  { say: 'closed', delivery: ready, kg: 1n, backOn: back, shown: 'Back on 24 Nov 2026, then 1-3 days' },
  { say: 'closed, without days', delivery: 'Ready stock', kg: 1n, backOn: back, shown: 'Back on 24 Nov 2026' },
])('$say: $shown', ({ delivery, kg, backOn = null, shown }) => {
  expect(deliveryOf(delivery, kg, backOn)).toBe(shown)
})

test.each([
  [ready, 'तैयार माल (1-3 दिन)'],
  ['Within 15 days', '15 दिन में'],
  ['Mill rolling (21 days)', 'मिल रोलिंग (21 दिन)'],
  ['2 weeks', '2 हफ़्ते'],
  ['', ''],
  ['Ready stock at Bawal', 'Ready stock at Bawal'],
])('%s is said in Hindi as %s', (delivery, said) => {
  expect(sayDelivery(delivery)).toBe(delivery)
  const before = setReader(() => hindiReader)
  expect(sayDelivery(delivery)).toBe(said)
  setReader(before)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageingOf, dueBy } from './ageing'
import { allocateByHand, allocateOldestFirst } from './allocation'
import { openItems, withAdvanceUsed } from './open-items'

const items = [
  { number: 'INV/26-27/000003', issuedOn: '2026-11-10', open: 300n },
  { number: 'INV/26-27/000002', issuedOn: '2026-11-01', open: 200n },
  { number: 'INV/26-27/000001', issuedOn: '2026-11-01', open: 100n },
]

test.each([
  { received: 50n, shares: [50n], advance: 0n },
  { received: 250n, shares: [100n, 150n], advance: 0n },
  { received: 700n, shares: [100n, 200n, 300n], advance: 100n },
])('$received paise, oldest first', ({ received, shares, advance }) => {
  const numbers = ['INV/26-27/000001', 'INV/26-27/000002', 'INV/26-27/000003']
  expect(allocateOldestFirst(received, items)).toEqual({
    shares: shares.map((paise, index) => ({ number: numbers[index], paise })),
    advance,
  })
})

const one = 'INV/26-27/000001'

test.each([
  { say: 'an invoice that is not open', chosen: [{ number: 'X', paise: 1n }], number: 'X', kind: 'unknown' },
  { say: 'nothing', chosen: [{ number: one, paise: 0n }], number: one, kind: 'notPositive' },
  { say: 'more than is open', chosen: [{ number: one, paise: 101n }], number: one, kind: 'aboveOpen' },
  {
    say: 'one twice',
    chosen: [
      { number: one, paise: 1n },
      { number: one, paise: 1n },
    ],
    number: one,
    kind: 'twice',
  },
  { say: 'more than came in', chosen: [{ number: one, paise: 91n }], number: '', kind: 'aboveReceived' },
])('by hand it is refused: $say', ({ chosen, number, kind }) => {
  expect(allocateByHand(90n, items, chosen)).toEqual({ problems: [{ number, kind }] })
})

test('by hand, the rest is advance', () => {
  const chosen = [{ number: one, paise: 60n }]
  expect(allocateByHand(90n, items, chosen)).toEqual({ shares: chosen, advance: 30n })
})

const billed = [
  { number: 'A', issuedOn: '2026-11-01', payable: 100n },
  { number: 'B', issuedOn: '2026-11-02', payable: 50n },
]

test('what was credited after it was paid is advance, and can be used', () => {
  const settled = [
    { paise: 100n, shares: [{ number: 'A', paise: 100n }] },
    { paise: 20n, shares: [{ number: 'A', paise: 20n }] },
  ]
  const open = openItems(billed, settled)
  expect(open).toEqual({ items: [{ number: 'B', issuedOn: '2026-11-02', open: 50n }], advance: 20n })
  expect(withAdvanceUsed(open)).toEqual({ items: [{ number: 'B', issuedOn: '2026-11-02', open: 30n }], advance: 0n })
})

const paise = fc.bigInt({ min: 1n, max: 1000n })
const share = fc.record({ number: fc.constantFrom('A', 'B', 'C'), paise })

test('whatever is set against what, open less advance is what was billed less what came in', () => {
  const settled = fc.array(fc.record({ paise, shares: fc.array(share, { maxLength: 3 }) }), { maxLength: 6 })
  fc.assert(
    fc.property(settled, (all) => {
      const { items: open, advance } = openItems(billed, all)
      const sum = open.reduce((total, item) => total + item.open, 0n)
      const came = all.reduce((total, each) => total + each.paise, 0n)
      expect(sum - advance).toBe(150n - came)
    }),
  )
})

test('oldest first gives away no more than came in, and keeps nothing while a bill is open', () => {
  const bills = fc.array(
    fc.record({ number: fc.uuid(), issuedOn: fc.constantFrom('2026-11-01', '2026-11-02'), open: paise }),
  )
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 5000n }), bills, (received, open) => {
      const { shares, advance } = allocateOldestFirst(received, open)
      const given = shares.reduce((sum, each) => sum + each.paise, 0n)
      const owed = open.reduce((sum, each) => sum + each.open, 0n)
      expect(given + advance).toBe(received)
      expect(advance).toBe(received > owed ? received - owed : 0n)
    }),
  )
})

test('what is owed by its age', () => {
  const since = (issuedOn: string, open: bigint) => ({ issuedOn, open })
  const owed = [since('2026-11-18', 1n), since('2026-10-19', 2n), since('2026-10-18', 4n), since('2026-09-19', 8n)]
  const older = [since('2026-09-18', 16n), since('2026-08-20', 32n), since('2026-08-19', 64n)]
  expect(ageingOf([...owed, ...older], '2026-11-18')).toEqual({ to30: 3n, to60: 12n, to90: 48n, older: 64n })
})

test.each([
  { say: 'small, agreed on 60 days', terms: { agreedDays: 60, isMicroOrSmall: true }, day: '2026-12-16' },
  { say: 'small, agreed on 30 days', terms: { agreedDays: 30, isMicroOrSmall: true }, day: '2026-12-01' },
  { say: 'large, agreed on 60 days', terms: { agreedDays: 60, isMicroOrSmall: false }, day: '2026-12-31' },
])('due by: $say', ({ terms, day }) => {
  expect(dueBy('2026-11-01', terms)).toBe(day)
})

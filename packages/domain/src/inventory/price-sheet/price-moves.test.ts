import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '../../platform/money'
import { farMoves, isFarMove, moveTenths } from './price-moves'

const move = (old: number, now: number) => ({ old: rupees(old), new: rupees(now) })

test.each([
  { say: 'the same', from: 60_000, to: 60_000, isFar: false, tenths: 0 },
  { say: '10 % up', from: 60_000, to: 66_000, isFar: false, tenths: 100 },
  { say: 'a paisa more than 10 %', from: 60_000, to: 66_000.01, isFar: true, tenths: 100 },
  { say: '10 % down', from: 60_000, to: 54_000, isFar: false, tenths: -100 },
  { say: 'a paisa more down', from: 60_000, to: 53_999.99, isFar: true, tenths: -100 },
  { say: 'a zero too many', from: 61_050, to: 610_500, isFar: true, tenths: 9000 },
  { say: 'a zero too few', from: 61_050, to: 6_105, isFar: true, tenths: -900 },
  { say: 'an eighth', from: 60_000, to: 67_500, isFar: true, tenths: 125 },
])('$say', ({ from, to, isFar, tenths }) => {
  expect(isFarMove(move(from, to))).toBe(isFar)
  expect(moveTenths(move(from, to))).toBe(tenths)
})

test('of several the furthest for its price comes first', () => {
  const cheap = move(1_000, 1_500)
  const dear = move(90_000, 110_000)
  expect(farMoves([move(60_000, 61_000), dear, cheap])).toEqual([cheap, dear])
})

test('no move is left out, and none goes further than the first', () => {
  const price = fc.bigInt({ min: 1n, max: 100_000_000n })
  fc.assert(
    fc.property(fc.array(fc.record({ old: price, new: price })), (moves) => {
      const far = farMoves(moves)
      expect(far).toHaveLength(moves.filter(isFarMove).length)
      const share = ({ old, new: now }: (typeof moves)[number]) => Math.abs(Number(now - old)) / Number(old)
      for (const each of far) expect(share(each)).toBeLessThanOrEqual(share(far[0] ?? each) * (1 + 1e-12))
    }),
  )
})

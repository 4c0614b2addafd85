import { expect, test } from 'vitest'
import { emptyLines, fillFrom, lastOpen, leaveOutEmpty, pasteColumn, takeSheet } from './change-lines'
import type { LineValues, QuotedItem } from './line-values'

const open: LineValues = { price: '', unit: 'Ton', make: '', days: '', notOffered: false }
const items = [1, 2, 3].map(
  (enquiryItemId) =>
    ({ enquiryItemId, unit: 'Ton', quantity: 2, length: null, weightPerPiece: 25.1 }) as unknown as QuotedItem,
)
const lines = { 1: { ...open, price: '61,000.00', make: 'Jindal', days: '4' }, 2: open, 3: open }

test('a pasted column fills downward, with prices as a sheet writes them; what is left over is told', () => {
  const pasted = pasteColumn(lines, items, 1, ['₹62,050', '63000.5', '64000'])
  expect([pasted.lines[2]?.price, pasted.lines[3]?.price, pasted.leftOver]).toEqual(['62,050.00', '63,000.50', 1])
})

test('an empty cell changes nothing, and a line that gets a price is offered', () => {
  const left = { ...lines, 3: { ...open, notOffered: true } }
  const pasted = pasteColumn(left, items, 0, ['', '', '63000'])
  expect(pasted.lines).toEqual({ ...left, 3: { ...open, price: '63,000.00' } })
})

test('filling down never replaces a price, and leaves out what is not offered', () => {
  const some = { ...lines, 2: { ...open, make: 'Tata' }, 3: { ...open, notOffered: true } }
  expect(fillFrom(some, items, 0)).toEqual({
    ...some,
    2: { ...open, price: '61,000.00', make: 'Tata', days: '4' },
  })
  expect(fillFrom(fillFrom(lines, items, 0), items, 0)).toEqual(fillFrom(lines, items, 0))
})

test('a price per piece is not filled into a line whose piece has no known weight', () => {
  const weightless = items.map((item) => (item.enquiryItemId === 2 ? { ...item, weightPerPiece: null } : item))
  const byPiece = { ...lines, 1: { ...lines[1], unit: 'Pieces' as const } }
  expect(fillFrom(byPiece, weightless, 0)[2]).toEqual(open)
  expect(fillFrom(byPiece, weightless, 0)[3]).toMatchObject({ unit: 'Pieces', price: '61,000.00' })
})

test('a fill down is offered as far as a line below is open', () => {
  expect(lastOpen(lines, items)).toBe(2)
  expect(lastOpen({ ...lines, 3: { ...open, notOffered: true } }, items)).toBe(1)
  expect(lastOpen(fillFrom(lines, items, 0), items)).toBe(-1)
})

test('what has no price can be left out at once', () => {
  expect(emptyLines(lines)).toEqual([2, 3])
  expect(emptyLines(leaveOutEmpty(lines))).toEqual([])
})

test('a sheet says prices, and what it leaves open stays', () => {
  const taken = takeSheet(lines, {
    lines: [
      { enquiryItemId: 1, notOffered: false, price: 60.5, priceUnit: 'Kg', make: null, deliveryDays: null },
      { enquiryItemId: 2, notOffered: true, price: null, priceUnit: 'Ton', make: null, deliveryDays: null },
    ],
  })
  expect(taken[1]).toEqual({ price: '60.50', unit: 'Kg', make: 'Jindal', days: '4', notOffered: false })
  expect(taken[2]?.notOffered).toBe(true)
  expect(taken[3]).toEqual(open)
})

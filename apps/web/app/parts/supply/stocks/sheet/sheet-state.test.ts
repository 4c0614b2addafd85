import { expect, test } from 'vitest'
import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { leaveOut, openSheet, pasteInto, presentRows, reopenSheet, withText, wrongIn } from './sheet-state'

const rows = [11, 12, 13, 14].map((itemId) => ({ itemId, price: 60_000, updatedAt: 'then' }) as StockItem)
const sheet = openSheet(rows)

test('what was saved is shown where it stood', () => {
  const saved = { ...sheet, saved: new Map([[12, { price: 61_000, updatedAt: 'now' }]]) }
  expect(presentRows(saved).map(({ itemId, price }) => [itemId, price])).toEqual([
    [11, 60_000],
    [12, 61_000],
    [13, 60_000],
    [14, 60_000],
  ])
})

test('a column fills from the chosen cell, and what is no price is known', () => {
  const pasted = pasteInto(sheet, 1, ['₹61,050.00', 'call us', '', '62000', '63000'])
  expect([...pasted.pasted]).toEqual([
    [12, '₹61,050.00'],
    [13, 'call us'],
    [14, ''],
  ])
  expect(pasted.leftOver).toBe(2)
  expect(wrongIn(pasted)).toEqual([13, 14])
  expect(wrongIn({ pasted: withText(pasted.pasted, 13, '61 500') })).toEqual([14])
  expect([...leaveOut(pasted, [13, 14]).pasted.keys()]).toEqual([12])
})

test('rows that are loaded again keep what waits in them, and show the new prices', () => {
  const waiting = { ...pasteInto(sheet, 2, ['x', 'y', 'z']), saved: new Map([[11, { price: 1, updatedAt: 'now' }]]) }
  const again = reopenSheet(waiting, rows.slice(0, 3))
  expect([...again.pasted]).toEqual([[13, 'x']])
  expect(presentRows(again)[0]?.price).toBe(60_000)
  expect(reopenSheet(waiting, rows.slice(0, 1))).toMatchObject({ pasted: new Map(), leftOver: 0 })
})

import { expect, test } from 'vitest'
import { findColumns, layUnder, splitRow } from './lay-columns'

const cell = (text: string, left: number) => ({ text, left, right: left + 8 * text.length, words: [] })
const row = (...cells: ReturnType<typeof cell>[]) => ({ cells, again: [], middle: 0, height: 10 })

const heads = row(cell('S.No', 0), cell('Description', 60), cell('Size', 200), cell('Thk', 280), cell('Qty', 340))

test('a cell belongs to the head that it is below, also where one before it is empty', () => {
  const columns = findColumns([row(cell('Purchase requisition', 0)), heads])
  expect(columns.top).toBe(1)
  expect(layUnder(columns, [cell('3', 5), cell('50x50', 198), cell('60', 345)])).toEqual(['3', '', '50x50', '', '60'])
})

test('a head that was misread counts as it was read again', () => {
  const misread = row(cell('Description', 60), cell('Srze', 200), cell('Oty', 340))
  const columns = findColumns([{ ...misread, again: heads.cells }])
  expect([...columns.fields]).toEqual([1, 2, 3, 4])
})

test('lists side by side are two, and a line with a gap is one', () => {
  const [left, right] = [cell('SHS 50x50x2.9 60 nos', 0), cell('GI 50 NB 3.6 mm 12 nos', 300)]
  expect(splitRow([left, right])).toEqual([[left], [right]])
  expect(splitRow([cell('SHS 50x50x2.9', 0), cell('60 nos', 300)])).toHaveLength(1)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees, rupees, toRupees } from '../../platform/money'
import { readFigure } from '../figure-text'
import { fillDown, readPasted } from './pasted-column'

test.each([
  { say: 'one cell', text: '61,050.00', pasted: { cells: ['61,050.00'] } },
  { say: 'a column as Excel copies it', text: '61050\r\n62000\r\n', pasted: { cells: ['61050', '62000'] } },
  { say: 'a column of an old Mac', text: '1\r2\r', pasted: { cells: ['1', '2'] } },
  { say: 'a gap in a column', text: '61050\n\n62000\n', pasted: { cells: ['61050', '', '62000'] } },
  { say: 'a blank last cell', text: '61050\n\n', pasted: { cells: ['61050', ''] } },
  { say: 'spaces around', text: ' 61050 \n\u00a062000', pasted: { cells: ['61050', '62000'] } },
  { say: 'sizes beside their prices', text: '40x40\t61050\n50x50\t62000\n', pasted: { columns: 2 } },
])('$say', ({ text, pasted }) => {
  expect(readPasted(text)).toEqual(pasted)
})

/** A price as one sheet or another writes it. */
const writings: ((paise: bigint) => string)[] = [
  (paise) => String(toRupees(paise)),
  (paise) => formatRupees(paise),
  (paise) => formatRupees(paise).replace('₹', 'Rs. '),
  (paise) => formatRupees(paise).replace('₹', '').replaceAll(',', '\u00a0'),
  (paise) => `${formatRupees(paise)}/MT`,
  (paise) => (paise / 100n).toLocaleString('en-US') + `.${String(paise % 100n).padStart(2, '0')}`,
]
const prices = fc.bigInt({ min: 1n, max: 100_000_000n })

test('a column of prices is read as it was meant, however it is written', () => {
  const written = fc.array(fc.tuple(prices, fc.constantFrom(...writings)), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(written, fc.constantFrom('\n', '\r\n', '\r'), fc.boolean(), (cells, end, hasLastEnd) => {
      const text = cells.map(([paise, write]) => write(paise)).join(end) + (hasLastEnd ? end : '')
      const pasted = readPasted(text)
      if (!('cells' in pasted)) throw new Error('Several columns')
      expect(pasted.cells.map((cell) => rupees(readFigure(cell) ?? 0))).toEqual(cells.map(([paise]) => paise))
    }),
  )
})

test('a column fills from the chosen row downward, and nothing that is pasted gets lost untold', () => {
  const column = fc.array(fc.string(), { minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), column, (count, from, cells) => {
      fc.pre(from < count)
      const rows = Array.from({ length: count }, (_, at) => at)
      const { filled, leftOver } = fillDown(rows, from, cells)
      expect(filled.map(({ row }) => row)).toEqual(rows.slice(from, from + cells.length))
      expect(filled.map(({ text }) => text)).toEqual(cells.slice(0, filled.length))
      expect(filled.length + leftOver).toBe(cells.length)
    }),
  )
})

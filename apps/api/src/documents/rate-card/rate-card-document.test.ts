import { expect, test } from 'vitest'
import type { RateCell } from '@lohahaat/domain/catalogue/rates/rate-card'
import { pdfPages } from '../../testing/pdf-text'
import { renderDocument } from '../render-document'

const cell = (sizeId: number, size: string, thickness: string, lowestPrice: number): RateCell => ({
  sizeId,
  size,
  thickness,
  kgPerMetre: thickness === 'Heavy' ? null : 4.12,
  lowestPrice,
  makes: 5,
  items: 64,
})
const card = { className: 'SHS', at: '2026-11-16T04:28:00Z', chosen: ['Tata Structura', '6 m'] }

test(
  'a card says what it is, when, and of each size and wall rate, weight and makes',
  { timeout: 30_000 },
  async () => {
    const cells = [
      cell(1, '50x50', '2.9', 58_400),
      cell(1, '50x50', 'Heavy', 61_250.5),
      cell(2, '100x50', '2.9', 59_000),
    ]
    const [page, ...more] = await pdfPages(await renderDocument({ kind: 'rate-card', printed: { ...card, cells } }))
    for (const text of [
      'SHS rate card Lowest ₹/MT of 192 items, 16 Nov 2026, 09:58 IST, before GST. Tata Structura · 6 m',
      'Size / wall, mm 2.9 Heavy',
      '50 × 50 58,400 4.12 kg/m · 5 61,250.50 5 makes',
      '100 × 50 59,000 4.12 kg/m · 5 ·',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(text)
    }
    expect(more).toEqual([])
  },
)

test('more walls than fit across go on on the next sheet, and an empty card says so', { timeout: 30_000 }, async () => {
  const walls = Array.from({ length: 14 }, (_, at) => cell(1, '50x50', String(at + 1), 58_000 + at))
  const pages = await pdfPages(
    await renderDocument({ kind: 'rate-card', printed: { ...card, cells: [...walls, cell(2, '60x60', '1', 57_000)] } }),
  )
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('13 14 50 × 50 58,012')
  expect(pages[1]).not.toContain('60 × 60')
  expect((await pdfPages(await renderDocument({ kind: 'rate-card', printed: { ...card, cells: [] } })))[0]).toContain(
    'Nothing of it can be bought',
  )
})

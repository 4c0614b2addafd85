import { expect, test } from 'vitest'
import { mills } from './mills'
import { buildStock, type DemoStockItem } from './stock'

const stock = buildStock()
const inRupees = ({ pricePaisePerTon }: DemoStockItem) => Number(pricePaisePerTon) / 100
const standingOf = ({ brand }: DemoStockItem) => mills.find((mill) => mill.brand === brand)?.standing

const bands = [
  { say: 'Round Black', low: 55_000, high: 62_000 },
  { say: 'IS 3589', low: 58_000, high: 66_000 },
  { say: 'SHS', low: 56_000, high: 63_000 },
  { say: 'RHS', low: 56_000, high: 63_000 },
  { say: 'GI', low: 68_000, high: 78_000 },
  { say: 'Round GP 2', low: 66_000, high: 76_000 },
  { say: 'Hollow Section GP', low: 66_000, high: 76_000 },
  { say: 'GP', low: 66_000, high: 76_000 },
]

const bandName = ({ standard, className }: DemoStockItem) => (standard === 'IS 3589' ? standard : className)

/** The smallest and greatest surcharge for standing and thin walls, in rupees per ton. */
function allowance(item: DemoStockItem): [least: number, most: number] {
  const light = Number(item.wall) < 2
  const [least, most] = light ? [1_000, 3_000] : [0, 0]
  if (standingOf(item) === 'Tata') return [least + 2_000, most + 4_000]
  if (standingOf(item) === 'secondary') return [least - 4_000, most - 2_000]
  return [least, most]
}

test.each(bands)('$say sells between ₹$low and ₹$high, but for the name and the light wall', ({ say, low, high }) => {
  const items = stock.filter((item) => bandName(item) === say)
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) {
    const [least, most] = allowance(item)
    expect(inRupees(item)).toBeGreaterThanOrEqual(low + least)
    expect(inRupees(item)).toBeLessThanOrEqual(high + most)
  }
})

test('rates are in steps of ₹50', () => {
  expect(stock.filter((item) => inRupees(item) % 50 !== 0)).toEqual([])
})

test('there are Tata items, secondary items and light walls to price', () => {
  const standings = new Set(stock.map(standingOf))
  expect(standings).toEqual(new Set(['Tata', 'primary', 'secondary']))
  expect(stock.some(({ wall }) => Number(wall) < 2)).toBe(true)
})

test('one pipe costs differently by its make', () => {
  const makes = stock.filter((item) => item.className === 'GI' && item.size === '50 NB' && item.wall === '3.6')
  expect(new Set(makes.map(inRupees)).size).toBeGreaterThan(1)
})

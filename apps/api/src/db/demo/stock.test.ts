import { findIs1239 } from '@lohahaat/domain/catalogue/is1239'
import { readUnits } from '@lohahaat/domain/platform/decimal'
import { expect, test } from 'vitest'
import { demoBrands } from './brands'
import { demoClasses, sizesOfClass } from './classes'
import { demoParameters } from './parameters'
import { demoSellers } from './sellers'
import { buildStock } from './stock'

const stock = buildStock()

test('the stock is about 600 items', () => {
  expect(stock.length).toBeGreaterThanOrEqual(580)
  expect(stock.length).toBeLessThanOrEqual(640)
})

test.each(['Round Black', 'Hollow Section GP', 'Round GP 2', 'GI', 'SHS', 'RHS', 'GP'])(
  '%s is in stock',
  (className) => {
    expect(stock.filter((item) => item.className === className).length).toBeGreaterThanOrEqual(20)
  },
)

test('every item can be weighed', () => {
  expect(stock.filter(({ pieceGrams }) => pieceGrams === null || pieceGrams <= 0n)).toEqual([])
})

test('no item is listed twice', () => {
  const keys = stock.map((item) =>
    [item.brand, item.className, item.standard, item.size, item.wall, item.lengthMetres].join(' '),
  )
  expect(keys.length - new Set(keys).size).toBe(0)
})

test('two builds are the same', () => {
  expect(buildStock()).toEqual(stock)
})

test('what an item names exists', () => {
  const brands: string[] = demoBrands.map(({ name }) => name)
  const sellers: string[] = demoSellers.map(({ organizationName }) => organizationName)
  const parameters = demoParameters.map(({ code, description }) => `${code} ${description}`)
  const leaves = demoClasses.flatMap((demoClass) =>
    sizesOfClass(demoClass).flatMap(({ size, walls }) => walls.map((wall) => `${demoClass.name} ${size} ${wall}`)),
  )
  for (const item of stock) {
    expect(brands).toContain(item.brand)
    expect(sellers).toContain(item.seller)
    expect(leaves).toContain(`${item.className} ${item.size} ${item.wall}`)
    expect(parameters).toContain(`Standard ${item.standard}`)
    expect(parameters).toContain(`Stamp ${item.stamp}`)
    expect(parameters).toContain(`Delivery ${item.delivery}`)
    if (item.grade !== null) expect(parameters).toContain(`Grade ${item.grade}`)
  }
})

test('availability is known of some items and of others not', () => {
  const tracked = stock.filter(({ availableKg }) => availableKg !== null)
  expect(tracked.length).toBeGreaterThan(stock.length / 4)
  expect(tracked.length).toBeLessThan((stock.length * 3) / 4)
})

test.each([
  { say: 'hollow sections', when: (size: string) => size.includes('x'), hsn: '73066100' },
  { say: 'round pipe to 406.4 mm', when: (size: string) => size === '400 NB' || size === '50 NB', hsn: '73063090' },
  { say: 'round pipe above 406.4 mm', when: (size: string) => /^(450|500) NB$/.test(size), hsn: '73053190' },
])('$say: HSN $hsn', ({ when, hsn }) => {
  const codes = new Set(stock.filter(({ size }) => when(size)).map((item) => item.hsn))
  expect([...codes]).toEqual([hsn])
})

test('every wall sold as IS 1239 is a class of that standard', () => {
  const isClass = (size: string, wall: string) =>
    findIs1239(Number.parseInt(size, 10), readUnits(wall, 3) ?? 0n)?.wall === readUnits(wall, 3)
  const rows = demoClasses.flatMap(({ rows }) => [...rows]).filter(({ standard }) => standard === 'IS 1239')
  const strangers = rows.flatMap(({ size, walls }) => walls.filter((wall) => !isClass(size, wall)))
  expect(rows.length).toBeGreaterThan(0)
  expect(strangers).toEqual([])
})

test.each([
  { className: 'Round GP 2', makers: ['APL Apollo', 'JTL'] },
  { className: 'Hollow Section GP', makers: ['APL Apollo', 'JTL'] },
  { className: 'GP', makers: ['APL Apollo', 'JTL'] },
])('$className comes only from those known to roll galvanised strip', ({ className, makers }) => {
  const brands = new Set(stock.filter((item) => item.className === className).map(({ brand }) => brand))
  expect([...brands].sort()).toEqual(makers)
})

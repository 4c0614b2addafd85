import { readSection } from '@lohahaat/domain/catalogue/section'
import { pieceGrams } from '@lohahaat/domain/catalogue/weight'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { addresses } from '../tables/ordering/addresses'
import { brands } from '../tables/reference/brands'
import { classes } from '../tables/reference/classes'
import { departments } from '../tables/reference/departments'
import { parameters } from '../tables/reference/parameters'
import { sellers } from '../tables/reference/sellers'
import { subClasses } from '../tables/reference/sub-classes'
import { subClasses1 } from '../tables/reference/sub-classes1'
import { demoBrands } from './brands'
import { demoClasses, demoDepartment, sizesOfClass } from './classes'
import { demoParameters } from './parameters'
import { buyerAddresses } from './people'
import { demoSellers } from './sellers'

const sizes = demoClasses.flatMap((demoClass) =>
  sizesOfClass(demoClass).map((size) => ({ className: demoClass.name, ...size })),
)
const leaves = sizes.flatMap(({ walls, ...size }) => walls.map((wall) => ({ ...size, wall })))

const limitOf = (column: PgColumn) => Number(/^varchar\((\d+)\)$/.exec(column.getSQLType())?.[1])

test.each([
  { column: departments.name, texts: [demoDepartment] },
  { column: classes.name, texts: demoClasses.map(({ name }) => name) },
  { column: subClasses.name, texts: sizes.map(({ size }) => size) },
  { column: subClasses1.name, texts: leaves.map(({ wall }) => wall) },
  { column: brands.name, texts: demoBrands.map(({ name }) => name) },
  { column: brands.description, texts: demoBrands.map(({ description }) => description) },
  { column: parameters.description, texts: demoParameters.map(({ description }) => description) },
  { column: sellers.organizationName, texts: demoSellers.map((seller) => seller.organizationName) },
  { column: sellers.name, texts: demoSellers.map((seller) => seller.name) },
  { column: sellers.phone, texts: demoSellers.map((seller) => seller.phone) },
  { column: sellers.officeAddress, texts: demoSellers.map((seller) => seller.officeAddress) },
  { column: addresses.name, texts: buyerAddresses.map(({ name }) => name) },
  { column: addresses.phone, texts: buyerAddresses.map(({ phone }) => phone) },
  { column: addresses.address, texts: buyerAddresses.map(({ address }) => address) },
  { column: addresses.city, texts: buyerAddresses.map(({ city }) => city) },
  { column: addresses.state, texts: buyerAddresses.map(({ state }) => state) },
  { column: addresses.pinCode, texts: buyerAddresses.map(({ pinCode }) => pinCode) },
])('texts $texts.0 … fit their column', ({ column, texts }) => {
  for (const text of texts) {
    expect(text.trim()).toBe(text)
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThanOrEqual(limitOf(column))
  }
})

test.each([
  { say: 'classes', names: demoClasses.map(({ name }) => name) },
  { say: 'sizes of a class', names: sizes.map(({ className, size }) => `${className} ${size}`) },
  { say: 'walls of a size', names: leaves.map(({ className, size, wall }) => `${className} ${size} ${wall}`) },
  { say: 'brands', names: demoBrands.map(({ name }) => name) },
  { say: 'parameters of a code', names: demoParameters.map(({ code, description }) => `${code} ${description}`) },
  { say: 'sellers', names: demoSellers.map(({ organizationName }) => organizationName) },
])('$say have names of their own, whatever the case', ({ names }) => {
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

test('the classes are the seven of the catalogue', () => {
  expect(demoClasses.map(({ name }) => name)).toEqual([
    'Round Black',
    'Hollow Section GP',
    'Round GP 2',
    'GI',
    'SHS',
    'RHS',
    'GP',
  ])
})

test('there is a rich choice of brands', () => {
  expect(demoBrands.length).toBeGreaterThanOrEqual(16)
})

test('walls are written as short as they can be', () => {
  expect(leaves.filter(({ wall }) => String(Number(wall)) !== wall)).toEqual([])
})

test('every leaf of the tree is a section that can be drawn and weighed', () => {
  expect(leaves.filter(({ size, wall }) => readSection(size, wall) === null)).toEqual([])
  expect(leaves.filter(({ size, wall }) => pieceGrams({ size, thickness: wall, length: 6 }) === null)).toEqual([])
})

test('SHS is square, RHS has its larger side first', () => {
  for (const { className, size } of sizes) {
    const [a, b] = size.split('x').map(Number)
    if (className === 'SHS') expect(a).toBe(b)
    if (className === 'RHS') expect(a).toBeGreaterThan(b ?? Infinity)
  }
})

test.each([
  'SHS 50x50 2.9',
  'SHS 38x38 2.6',
  'SHS 38x38 2',
  'SHS 91.5x91.5 4.5',
  'SHS 150x150 6',
  'RHS 60x30 3',
  'RHS 240x120 8',
  'RHS 100x50 4',
  'Round Black 150 NB 5.4',
  'Round Black 200 NB 6',
  'Round Black 65 NB 3.2',
  'GI 65 NB 2',
  'GI 20 NB 2.6',
  'Hollow Section GP 19x19 1',
  'Round GP 2 40 NB 2',
  'Round GP 2 25.4 OD 1.6',
])('%s, as buyers ask for it, is in the tree', (leaf) => {
  expect(leaves.map(({ className, size, wall }) => `${className} ${size} ${wall}`)).toContain(leaf)
})

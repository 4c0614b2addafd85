import { describe, expect, test } from 'vitest'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import type { FoundItem } from '@lohahaat/domain/catalogue/item'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const everywhere = { departmentId: -1, classId: -1 }

async function find(search: string) {
  const query = { ...everywhere, itemId: -2, page: 1, pageSize: 100, search }
  const { body, headers } = await new TestBrowser(server).send(fetchProductClassData, query)
  return { hits: body as FoundItem[], total: Number(headers['total-count']) }
}

describe('the first hits of what the trade writes, on the demo catalogue', () => {
  test.each<[search: string, hit: Partial<FoundItem>]>([
    ['50x50x2.9 6m', { className: 'SHS', size: '50x50', thickness: '2.9', length: 6 }],
    ['2 inch gi pipe', { className: 'GI', size: '50 NB' }],
    ['gi 2"', { className: 'GI', size: '50 NB' }],
    ['square pipe', { className: 'SHS' }],
    ['40nb heavy', { size: '40 NB', thickness: '4' }],
    ['48.3 od', { size: '40 NB' }],
    ['apolo 40x40', { brandName: 'APL Apollo', size: '40x40' }],
    ['32 nb jindal c class', { brandName: expect.stringMatching(/^Jindal/), size: '32 NB', thickness: '4' }],
    ['चौकोर पाइप 50x50', { className: 'SHS', size: '50x50' }],
    ['आज का भाव जस्ती पाइप 2 इंच', { className: 'GI', size: '50 NB' }],
    ['kala pipe dedh inch bhari', { className: 'Round Black', size: '40 NB', thickness: '4' }],
    ['100x50x4 rhs tata 6 mtr', { className: 'RHS', size: '100x50', thickness: '4', brandName: 'Tata Structura' }],
  ])('%s', async (search, hit) => {
    const { hits } = await find(search)
    expect(hits.length).toBeGreaterThan(0)
    for (const found of hits) expect(found).toMatchObject(hit)
    for (const found of hits) expect(found.differs).toBeUndefined()
  })

  test('pipe finds everything', async () => {
    const { total } = await find('pipe')
    expect(total).toBe((await find('')).total)
  })
})

describe('what is not there as it was meant', () => {
  test('another length is offered in 6 m, and says that 12 m was asked for', async () => {
    const { hits } = await find('50x50x2.9 SHS 12 m')
    expect(hits[0]).toMatchObject({ className: 'SHS', size: '50x50', thickness: '2.9', length: 6 })
    for (const { differs } of hits) expect(differs).toEqual([{ field: 'length', asked: '12' }])
  })

  test('a make that does not roll it gives way to those that do', async () => {
    const { hits } = await find('welspun 50x50x2.9')
    expect(hits[0]).toMatchObject({ size: '50x50', thickness: '2.9' })
    for (const { differs } of hits) expect(differs).toEqual([{ field: 'make', asked: 'Welspun' }])
  })

  test('a wall or a size that nobody rolls gives way to the nearest', async () => {
    const walls = (await find('50x50x2.7')).hits
    expect(walls.length).toBeGreaterThan(0)
    for (const { size, differs } of walls) {
      expect(size).toBe('50x50')
      expect(differs).toEqual([{ field: 'thickness', asked: '2.7' }])
    }
    const sizes = (await find('51x51 square')).hits
    expect(sizes.length).toBeGreaterThan(0)
    for (const { size, differs } of sizes) {
      expect(['50x50', '49.5x49.5', '60x60', '63.5x63.5', '48x48', '45x45']).toContain(size)
      expect(differs).toEqual([{ field: 'size', asked: '51x51' }])
    }
  })

  test.each(['ms angle 50x50x6', 'ss pipe 2 inch', 'zzz', 'ratnamani'])(
    '%s is not answered by something else',
    async (search) => {
      expect(await find(search)).toEqual({ hits: [], total: 0 })
    },
  )

  test('the filters count what the list shows', async () => {
    const { total } = await find('50x50x2.9 SHS 12 m')
    const query = { ...everywhere, search: '50x50x2.9 SHS 12 m' }
    const { body } = await new TestBrowser(server).send(fetchProductClassFilterData, query)
    expect(body.brandChoices.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })
})

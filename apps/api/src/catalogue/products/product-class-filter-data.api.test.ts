import { expect, test } from 'vitest'
import { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { useShelf } from '../../testing/shelf'
import { TestBrowser } from '../../testing/test-browser'
import { useTestServer } from '../../testing/test-server'

const server = useTestServer()
const shelf = useShelf(server)

async function choices(query: Record<string, unknown> = {}) {
  const { status, body } = await new TestBrowser(server).send(fetchProductClassFilterData, {
    departmentId: shelf.departmentId,
    classId: shelf.classId.Square,
    ...query,
  })
  expect(status).toBe(200)
  const { gradeChoices, brandChoices, standardChoices, sizeChoices, thicknessRange, lengthRange } = body
  return {
    grades: gradeChoices.map(({ grade, count }) => [grade, count]),
    brands: brandChoices.map(({ brandName, count }) => [brandName, count]),
    standards: standardChoices.map(({ standard, count }) => [standard, count]),
    sizes: sizeChoices.map(({ size, count }) => [size, count]),
    limits: { ...thicknessRange, ...lengthRange },
    body,
  }
}

const limits = { minThickness: 3.2, maxThickness: 10, minLength: 6, maxLength: 12 }

test('a class offers what is sold in it, in order and counted, and nothing is selected', async () => {
  const { body, ...found } = await choices()
  expect(found).toEqual({
    grades: [
      ['YSt 210', 2],
      ['YSt 310', 3],
    ],
    brands: [
      ['APL Apollo', 3],
      ['Hi-Tech', 1],
      ['Tata Structura', 2],
    ],
    standards: [['IS 4923', 5]],
    sizes: [
      ['50x50', 4],
      ['100x50', 1],
      ['150x150', 1],
    ],
    limits,
  })
  expect(body.sizeChoices[0]).toEqual({
    sizeId: shelf.sizeId('Square', '50x50'),
    size: '50x50',
    className: 'Square',
    selected: false,
    count: 4,
  })
  expect(body.brandChoices[0]).toEqual({
    brandId: shelf.brandId('APL Apollo'),
    brandName: 'APL Apollo',
    selected: false,
    count: 3,
  })
})

test('each facet counts beside the other choices, not beside its own; what would show nothing stays with 0', async () => {
  const { body: _body, ...found } = await choices({
    selectedBrands: shelf.brandId('Tata Structura'),
    selectedGrades: 'YSt 310',
  })
  expect(found).toEqual({
    grades: [
      ['YSt 210', 1],
      ['YSt 310', 1],
    ],
    brands: [
      ['APL Apollo', 2],
      ['Hi-Tech', 0],
      ['Tata Structura', 1],
    ],
    standards: [['IS 4923', 1]],
    sizes: [
      ['50x50', 1],
      ['100x50', 0],
      ['150x150', 0],
    ],
    limits,
  })
})

test('ranges and the search count for every facet, and move no limit', async () => {
  const thick = await choices({ minThickness: 3.6, minLength: 12 })
  expect(thick.brands).toEqual([
    ['APL Apollo', 1],
    ['Hi-Tech', 0],
    ['Tata Structura', 1],
  ])
  expect(thick.sizes).toEqual([
    ['50x50', 1],
    ['100x50', 0],
    ['150x150', 1],
  ])
  expect(thick.limits).toEqual(limits)
  const searched = await choices({ search: 'tata 50x50' })
  expect(searched.grades).toEqual([
    ['YSt 210', 1],
    ['YSt 310', 1],
  ])
  expect(searched.brands).toEqual([
    ['APL Apollo', 0],
    ['Hi-Tech', 0],
    ['Tata Structura', 2],
  ])
})

test('all classes of a department together, each size with its class', async () => {
  const { sizes, body, brands } = await choices({ classId: -1 })
  expect(sizes).toEqual([
    ['50 NB', 2],
    ['50x50', 4],
    ['100x50', 1],
    ['150 NB', 1],
    ['150x150', 1],
  ])
  expect(body.sizeChoices.map(({ className }) => className)).toEqual(['Round', 'Square', 'Square', 'Round', 'Square'])
  expect(brands).toEqual([
    ['APL Apollo', 4],
    ['Hi-Tech', 1],
    ['Tata Structura', 4],
  ])
})

test('a class without stock, or unknown, offers nothing', async () => {
  for (const classId of [shelf.classId.Empty, 2_000_000_000]) {
    expect((await choices({ classId })).body).toEqual({
      thicknessRange: { minThickness: 0, maxThickness: 0 },
      lengthRange: { minLength: 0, maxLength: 0 },
      gradeChoices: [],
      brandChoices: [],
      standardChoices: [],
      sizeChoices: [],
    })
  }
})

test('a wrong limit is a 400', async () => {
  const query = { departmentId: -1, classId: -1, minLength: '6 m' }
  expect(await new TestBrowser(server).send(fetchProductClassFilterData, query)).toMatchObject({
    status: 400,
    error: 'Please enter MinLength as a number.',
  })
})

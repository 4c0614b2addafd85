import type { Call, ResponseOf } from '@lohahaat/contract/define-call'
import { fetchProductClassFilterData } from '@lohahaat/contract/product-detail/product-class-filter-data'
import { fetchProductData } from '@lohahaat/contract/product-detail/product-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/product-detail/product-filtered-class-data'
import { multiplyStock } from '../apps/api/src/testing/multiply-stock'
import { compare } from './compare'
import { ratioOf, type Result } from './result'
import { startFilled, type NewDatabase, type Server } from './server'

const MANY = 100_000
const GOAL = 2

/** Fewer than match in the demo, so that both answers are equally long. */
const PAGE_SIZE = 12

/** The first page of two makes and a grade of the square sections, as the catalogue asks for it. */
export async function benchCataloguePage(engine: string, newDatabase: NewDatabase): Promise<Result> {
  const few = await startFilled(await newDatabase('demo_stock'), { demoData: true })
  const many = await startFilled(await newDatabase('much_stock'), {
    demoData: true,
    fill: ({ pool }) => multiplyStock(pool, MANY),
  })
  const path = await filteredPage(few)
  const times = await compare(few.address + path, many.address + path)
  await Promise.all([few.stop(), many.stop()])
  return ratioOf(`Filtered catalogue page of ${MANY} items against the demo, ${engine}`, times, GOAL)
}

async function filteredPage({ address }: Server): Promise<string> {
  const tabs = await answerOf(address, fetchProductData, { Department: 'pipe' })
  const { departmentId, classId } = tabs.find(({ className }) => className === 'SHS') ?? {}
  const place = { DepartmentId: String(departmentId), ClassId: String(classId) }
  const { brandlist } = await answerOf(address, fetchProductClassFilterData, place)
  const makes = brandlist.filter(({ brandName }) => ['APL Apollo', 'Tata Structura'].includes(brandName))
  const query = {
    ...place,
    SelectedBrands: makes.map(({ brandId }) => brandId).join(),
    SelectedGrades: 'YSt 310',
    Page: '1',
    PageSize: String(PAGE_SIZE),
  }
  return pathOf(fetchProductFilteredClassData, query)
}

async function answerOf<C extends Call>(address: string, call: C, query: Record<string, string>) {
  const response = await fetch(address + pathOf(call, query))
  return (await response.json()) as ResponseOf<C>
}

const pathOf = (call: Call, query: Record<string, string>) => `${call.path}?${new URLSearchParams(query).toString()}`

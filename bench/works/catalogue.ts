import type { Pool } from 'pg'
import { fetchProductClassData } from '@lohahaat/contract/catalogue/products/product-class-data'
import { fetchProductFilteredClassData } from '@lohahaat/contract/catalogue/products/product-filtered-class-data'
import { CATALOGUE_PAGE_SIZE } from '@lohahaat/contract/catalogue/products/product-query'
import type { Work } from '../load/run-load'
import { answerTo, cycle, pathOf, requestFor } from './request'

const GRADE = 'YSt 310'
const PRODUCTS = 500

/** The first page of square sections of a grade, for every pair of makes with more than a page. */
export async function listFilteredPages(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ departmentId: number; classId: number; brands: string }>(
    `with made as (
       select class_id, classes.department_id, brand_id, count(*) as items
       from stock_items join classes on classes.id = class_id join parameters on parameters.id = grade_id
       where active and classes.name = 'SHS' and parameters.description = $1 group by 1, 2, 3
     )
     select one.department_id as "departmentId", one.class_id as "classId", one.brand_id || ',' || other.brand_id as brands
     from made one join made other on one.brand_id < other.brand_id where one.items + other.items > $2`,
    [GRADE, CATALOGUE_PAGE_SIZE],
  )
  return rows.map(({ departmentId, classId, brands }) =>
    pathOf(fetchProductFilteredClassData, {
      departmentId,
      classId,
      selectedBrands: brands,
      selectedGrades: GRADE,
      page: 1,
      pageSize: CATALOGUE_PAGE_SIZE,
    }),
  )
}

export async function listProducts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ departmentId: number; classId: number; itemId: number }>(
    `select department_id as "departmentId", class_id as "classId", stock_items.id as "itemId"
     from stock_items join classes on classes.id = class_id where active order by md5(stock_items.id::text) limit $1`,
    [PRODUCTS],
  )
  return rows.map((row) => pathOf(fetchProductClassData, row))
}

/** Each of these paths in turn. */
export function reading(paths: readonly string[], headers?: string): Work {
  if (paths.length === 0) throw new Error('There is nothing to read')
  const next = cycle(paths.map((path) => requestFor(path, headers)))
  return (connection) => answerTo(connection, next())
}

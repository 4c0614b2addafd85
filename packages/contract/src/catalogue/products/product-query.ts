import { z } from 'zod'
import { decimalText } from '../../platform/decimal'
import { queryIdOrAll, queryNumber, recordId } from '../../platform/fields'
import { listQuery, queryText, searchText } from '../../platform/list-query'
import { texts } from '../texts'
import { fieldTexts } from '../../platform/field-texts/field-texts'

export const CATALOGUE_PAGE_SIZE = 24

/** The minus turns an order around; `weight` is of a piece, `stock` in tons, `ready` by the days of delivery. */
export const productSortings = [
  'price',
  '-price',
  'size',
  'thickness',
  '-size',
  'make',
  '-make',
  'weight',
  '-weight',
  'stock',
  '-stock',
  'ready',
  '-ready',
] as const

export type ProductSorting = (typeof productSortings)[number]

const paging = listQuery([])

/** Where in the catalogue: one class of one department, or all of them. */
export const productPlace = {
  departmentId: queryIdOrAll('DepartmentId'),
  classId: queryIdOrAll('ClassId'),
}

/** One item, or all of a class. The original client sends -2 for all; -1 means it everywhere else. */
export const stockDetailIdOrAll = queryNumber('StockDetailId').pipe(
  z.union([z.literal([-1, -2]), recordId('StockDetailId')], { error: () => fieldTexts.notAnId('StockDetailId') }),
)

const MOST_CHOICES = 200

/** What is chosen of one filter, separated by commas. Nothing chosen is no filter. */
const choices = (name: string) =>
  z
    .string({ error: () => texts.notByCommas(name) })
    .transform((list) => [...new Set(list.split(',').map((choice) => choice.trim().normalize('NFC')))].filter(Boolean))
    .refine((list) => list.length <= MOST_CHOICES, { error: () => texts.tooManyChoices(name, MOST_CHOICES) })

const ids = (name: string) =>
  choices(name)
    .transform((list) => list.map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : NaN)))
    .pipe(z.array(recordId(name)))

const names = (name: string) => choices(name).pipe(z.array(queryText(name)))

/** A limit of a range; 0 leaves it open. */
export const limit = (name: string) =>
  z
    .string()
    .or(z.number())
    .transform((figure) => (figure === '' ? 0 : figure))
    .pipe(decimalText(() => name, { min: 0, max: 10_000, places: 3 }))
    .transform((figure) => figure || undefined)

/** What the catalogue can be narrowed to. Ranges are inclusive, thickness in millimetres and length in metres. */
export const productFilters = {
  selectedBrands: ids('SelectedBrands').optional(),
  selectedGrades: names('SelectedGrades').optional(),
  selectedStandards: names('SelectedStandards').optional(),
  selectedSizes: ids('SelectedSubClasses').optional(),
  minThickness: limit('MinThickness').optional(),
  maxThickness: limit('MaxThickness').optional(),
  minLength: limit('MinLength').optional(),
  maxLength: limit('MaxLength').optional(),
  search: searchText.optional(),
}

export type ProductFilters = z.output<z.ZodObject<typeof productFilters>>

/** Without `Page` and `PageSize` the whole class is answered; by default the cheapest first. */
export const productPaging = {
  page: paging.page,
  pageSize: paging.pageSize,
  sort: z.enum(productSortings, { error: () => texts.unsortable }).optional(),
}

export type ProductPaging = z.output<z.ZodObject<typeof productPaging>>

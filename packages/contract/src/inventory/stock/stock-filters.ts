import { z } from 'zod'
import { queryId } from '../../platform/fields'
import { searchText } from '../../platform/list-query'
import { fieldTexts } from '../../platform/field-texts'

/** What the stock can be narrowed to; `Search` looks at brand, class, size, thickness, grade, seller and HSN. */
export const stockFilters = {
  BrandId: queryId('BrandId').optional(),
  ClassId: queryId('ClassId').optional(),
  SubClassId: queryId('SubClassId').optional(),
  SubClassId1: queryId('SubClassId1').optional(),
  SellerId: queryId('SellerId').optional(),
  GradeId: queryId('GradeId').optional(),
  Active: z.enum(['true', 'false'], { error: () => fieldTexts.notTrueOrFalse('Active') }).optional(),
  Search: searchText.optional(),
}

export type StockFilters = z.output<z.ZodObject<typeof stockFilters>>

import { z } from 'zod'
import { queryId } from '../../platform/fields'
import { searchText } from '../../platform/list-query'
import { fieldTexts } from '../../platform/field-texts/field-texts'

/** What the stock can be narrowed to; `Search` looks at brand, class, size, thickness, grade, seller and HSN. */
export const stockFilters = {
  brandId: queryId('BrandId').optional(),
  classId: queryId('ClassId').optional(),
  sizeId: queryId('SubClassId').optional(),
  thicknessId: queryId('SubClassId1').optional(),
  sellerId: queryId('SellerId').optional(),
  gradeId: queryId('GradeId').optional(),
  active: z.enum(['true', 'false'], { error: () => fieldTexts.notTrueOrFalse('Active') }).optional(),
  search: searchText.optional(),
}

export type StockFilters = z.output<z.ZodObject<typeof stockFilters>>

import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import type { Database } from '../../platform/db/db'
import { findChoices } from './product-choices.repository'
import { searchProducts } from '../search/search-products'

type FilterData = typeof fetchProductClassFilterData

/** The filters of a class. A class without stock has limits of 0. */
export async function loadFilterData(db: Database, input: ParsedInputOf<FilterData>): Promise<ResponseOf<FilterData>> {
  const { found } = await searchProducts(
    db,
    input,
    input,
    (conditions) => findChoices(db, conditions),
    ({ brandId }) => brandId.every(({ count }) => count === 0),
  )
  const { limits, ...facets } = found
  return {
    thicknessRange: {
      minThickness: limits.thinnest ?? 0,
      maxThickness: limits.thickest ?? 0,
    },
    lengthRange: { minLength: limits.shortest ?? 0, maxLength: limits.longest ?? 0 },
    gradeChoices: facets.gradeId.map(({ name, count }) => ({ grade: name, selected: false, count })),
    brandChoices: facets.brandId.map(({ id, name, count }) => ({
      brandId: id,
      brandName: name,
      selected: false,
      count,
    })),
    standardChoices: facets.standardId.map(({ name, count }) => ({ standard: name, selected: false, count })),
    sizeChoices: facets.sizeId.map(({ id, name, className, count }) => ({
      sizeId: id,
      size: name,
      className: className ?? '',
      selected: false,
      count,
    })),
  }
}

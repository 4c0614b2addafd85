import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import type { Database } from '../../platform/db/db'
import { findChoices } from './product-choices.repository'
import { findConditions } from './product-conditions.repository'

type FilterData = typeof fetchProductClassFilterData

/** What a class can be filtered by, in the words of the wire. A class without stock has limits of 0. */
export async function loadFilterData(db: Database, input: ParsedInputOf<FilterData>): Promise<ResponseOf<FilterData>> {
  const { limits, ...facets } = await findChoices(db, await findConditions(db, input, input))
  return {
    groupDataBasedOnClassId: {
      minSubClassNameValue: limits.thinnest ?? 0,
      maxSubClassNameValue: limits.thickest ?? 0,
    },
    lengthFilter: { minLengthValue: limits.shortest ?? 0, maxLengthValue: limits.longest ?? 0 },
    gradeList: facets.gradeId.map(({ name, count }) => ({ grade: name, selected: false, count })),
    brandlist: facets.brandId.map(({ id, name, count }) => ({ brandId: id, brandName: name, selected: false, count })),
    isoStandardlist: facets.standardId.map(({ name, count }) => ({ standard: name, selected: false, count })),
    subClassIDlist: facets.subClassId.map(({ id, name, className, count }) => ({
      subClassId: id,
      subClassName: name,
      className: className ?? '',
      selected: false,
      count,
    })),
  }
}

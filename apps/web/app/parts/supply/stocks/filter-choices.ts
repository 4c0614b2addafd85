import { classDetails } from '@lohahaat/contract/reference/kinds/class-details'
import { brandDetails } from '@lohahaat/contract/reference/kinds/brand-details'
import { sellerDetails } from '@lohahaat/contract/reference/kinds/seller-details'
import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { subClassDetailsBasedOnClass } from '@lohahaat/contract/reference/kinds/sub-class-details-based-on-class'
import type { Api } from '../../../api/api'
import type { Option } from '../../../ui/fields/select-field'

export type FilterChoices = Readonly<Record<'brands' | 'classes' | 'sizes' | 'sellers', readonly Option[]>>

/** A supplier's own stock has one seller, which is no choice. */
export async function loadFilterChoices(api: Api, { classId }: StockFilters, isOwn: boolean): Promise<FilterChoices> {
  const [brands, classes, sizes, sellers] = await Promise.all([
    api.send(brandDetails.calls.list, { brandId: -1 }),
    api.send(classDetails.calls.list, { classId: -1 }),
    classId === undefined ? [] : api.send(subClassDetailsBasedOnClass, { classId }),
    isOwn ? [] : api.send(sellerDetails.calls.list, { id: -1 }),
  ])
  return {
    brands: brands.map(({ brandId, brandName }) => ({ value: brandId, label: brandName })),
    classes: classes.map(({ classId, className }) => ({ value: classId, label: className })),
    sizes: sizes.map(({ sizeId, size }) => ({ value: sizeId, label: size })),
    sellers: sellers.map(({ id, organizationName }) => ({ value: id, label: organizationName })),
  }
}

import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchProductClassFilterData } from '@lohahaat/contract/catalogue/products/product-class-filter-data'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { type CatalogueQuery, type ListName, listNames } from './catalogue-query'
import { type Facet, labelOf, type RangeFacet } from './facets'
import { texts } from './texts'

type FilterData = ResponseOf<typeof fetchProductClassFilterData>

export function facetsOf(data: FilterData, isOneClass: boolean): Facet[] {
  return [
    {
      name: 'brand',
      title: texts.filters.brand,
      choices: data.brandChoices.map(({ brandId, brandName, count }) => ({
        value: String(brandId),
        label: brandName,
        count,
      })),
    },
    {
      name: 'grade',
      title: texts.filters.grade,
      choices: data.gradeChoices.map(({ grade, count }) => ({ value: grade, label: grade, count })),
    },
    {
      name: 'standard',
      title: texts.filters.standard,
      choices: data.standardChoices.map(({ standard, count }) => ({ value: standard, label: standard, count })),
    },
    {
      name: 'size',
      title: texts.filters.size,
      // Several classes have a 50 NB of their own.
      choices: data.sizeChoices.map(({ sizeId, size, className, count }) => ({
        value: String(sizeId),
        label: formatSize(size),
        ...(!isOneClass && { note: className }),
        count,
      })),
    },
  ]
}

export const rangesOf = ({ thicknessRange: walls, lengthRange: lengths }: FilterData): RangeFacet[] => [
  {
    name: 'Thickness',
    title: texts.filters.thickness,
    unit: 'mm',
    step: 0.1,
    min: walls.minThickness,
    max: walls.maxThickness,
  },
  {
    name: 'Length',
    title: texts.filters.length,
    unit: 'm',
    step: 0.5,
    min: lengths.minLength,
    max: lengths.maxLength,
  },
]

/** Removes options that no longer exist. Returns the same object if there are none. */
export function keepKnown(query: CatalogueQuery, facets: readonly Facet[]): CatalogueQuery {
  const kept = Object.fromEntries(
    listNames.map((name) => [name, query[name].filter((value) => isKnown(facets, name, value))]),
  )
  const isWhole = listNames.every((name) => kept[name]?.length === query[name].length)
  return isWhole ? query : { ...query, ...kept }
}

const isKnown = (facets: readonly Facet[], name: ListName, value: string) => labelOf(facets, name, value) !== undefined

import type { StockFilters } from '@lohahaat/contract/stock/stock-filters'
import type { Option } from '../../ui/select-field'
import type { FilterChoices } from './filter-choices'

/** The filters of the list as a person would name them, before something is done to all that match. */
export function nameFilters(filters: StockFilters, choices: FilterChoices): string {
  const words = [
    named('Brand', choices.brands, filters.BrandId),
    named('Class', choices.classes, filters.ClassId),
    named('Size', choices.sizes, filters.SubClassId),
    named('Seller', choices.sellers, filters.SellerId),
    filters.Active && (filters.Active === 'true' ? 'Active only' : 'Inactive only'),
    filters.Search && `Search: ${filters.Search}`,
  ]
  return words.filter(Boolean).join(' · ') || 'All stock items'
}

/** One that was deleted meanwhile still narrows the list: to nothing. */
const named = (label: string, options: readonly Option[], id: number | undefined) =>
  id === undefined ? '' : `${label}: ${options.find(({ value }) => value === id)?.label ?? 'unknown'}`

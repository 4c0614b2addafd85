import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import type { Option } from '../../../ui/fields/select-field'
import type { FilterChoices } from './filter-choices'
import { texts } from './texts'

/** Describes the filters of the list, shown before an action on all matching items. */
export function nameFilters(filters: StockFilters, choices: FilterChoices): string {
  const words = [
    named(texts.chosen.brand, choices.brands, filters.brandId),
    named(texts.chosen.class, choices.classes, filters.classId),
    named(texts.chosen.size, choices.sizes, filters.sizeId),
    named(texts.chosen.seller, choices.sellers, filters.sellerId),
    filters.active && (filters.active === 'true' ? texts.chosen.active : texts.chosen.inactive),
    filters.search && texts.chosen.search(filters.search),
  ]
  return words.filter(Boolean).join(' · ') || texts.chosen.all
}

/** A deleted option still filters the list: nothing matches. */
const named = (say: (name: string) => string, options: readonly Option[], id: number | undefined) =>
  id === undefined ? '' : say(options.find(({ value }) => value === id)?.label ?? texts.chosen.unknown)

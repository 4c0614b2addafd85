import type { FoundItem } from '@lohahaat/domain/catalogue/item'
import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import type { Difference } from '@lohahaat/domain/catalogue/search/difference'
import { texts } from './texts'

/** How an item differs from what was searched for, in the trade's words. */
export function describeDifference({ field, asked }: Difference, item: FoundItem): string {
  const { differs } = texts
  if (field === 'length') return differs.length(asked)
  if (field === 'thickness') return differs.thickness(asked)
  if (field === 'size') return differs.offered(formatSize(asked), formatSize(item.size))
  if (field === 'word') return differs.word(asked)
  const offered = { make: item.brandName, grade: item.grade, standard: item.standard }[field]
  const named = field === 'standard' ? differs.standard(asked) : asked
  return offered ? differs.offered(named, offered) : differs.asked(named)
}

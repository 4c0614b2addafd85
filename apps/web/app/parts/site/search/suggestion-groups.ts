import { formatPipe, formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { formatRate } from '../../catalogue/product/rate'
import { texts } from './texts'
import type { Suggestions } from './use-suggestions'

export interface SuggestionGroup {
  title: string
  options: readonly SuggestedOption[]
}

export interface SuggestedOption {
  to: string
  name: string
  /** What it is of, or what else was searched for. */
  note: string
  figure: string
}

/** As they are listed, without those that are empty. */
export const groupSuggestions = ({ items, sizes, classes, makes }: Suggestions): SuggestionGroup[] =>
  [
    {
      title: texts.items,
      options: items.map((item) => ({
        to: `/pipe/pipe/${item.itemId}`,
        name: `${item.className} ${formatPipe(item)}`,
        note: item.brandName,
        figure: texts.perTon(formatRate(item.price)),
      })),
    },
    {
      title: texts.sizes,
      options: sizes.map(({ sizeId, size, className, count, search }) => ({
        to: catalogue({ class: className, size: String(sizeId), search }),
        name: formatSize(size),
        note: noteOf(search, className),
        figure: texts.count(count),
      })),
    },
    {
      title: texts.classes,
      options: classes.map(({ className, count, search }) => ({
        to: catalogue({ class: className, search }),
        name: className,
        note: noteOf(search),
        figure: texts.count(count),
      })),
    },
    {
      title: texts.makes,
      options: makes.map(({ brandId, brandName, count, search }) => ({
        to: catalogue({ brand: String(brandId), search }),
        name: brandName,
        note: noteOf(search),
        figure: texts.count(count),
      })),
    },
  ].filter(({ options }) => options.length > 0)

const catalogue = (query: Record<string, string>) =>
  `/pipe/pipe?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`

const noteOf = (search: string, className = '') =>
  [className, search && texts.beside(search)].filter(Boolean).join(' · ')

import { productSortings } from '@lohahaat/contract/catalogue/products/product-query'
import { ChevronDownIcon } from '../../../ui/icons'
import { changeQuery } from './catalogue-query'
import type { Catalogue } from './use-catalogue'
import { texts } from './texts'

/** The order of the items; the names are those of the URL. */
export function SortSelect({ catalogue: { query, change } }: { catalogue: Catalogue }) {
  return (
    <div className="relative min-w-0 noscript:hidden">
      <select
        aria-label={texts.sortBy}
        value={query.sort}
        onChange={({ currentTarget }) => {
          const sort = productSortings.find((known) => known === currentTarget.value)
          if (sort) change((before) => changeQuery(before, { sort }))
        }}
        className="h-11 w-full cursor-pointer appearance-none truncate rounded-box border border-edge bg-card pr-9 pl-3 text-base text-ink sm:text-[0.9375rem]"
      >
        {productSortings.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sortings[sort]}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft" />
    </div>
  )
}

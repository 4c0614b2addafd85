import { CATALOGUE_PAGE_SIZE } from '@lohahaat/contract/catalogue/products/product-query'
import type { FoundItem as Product } from '@lohahaat/domain/catalogue/item'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CartItems } from '../../../parts/ordering/cart-toggle/use-cart-items'
import { Button } from '../../../ui/button'
import { FilterIcon } from '../../../ui/icons'
import { SearchBox } from '../../../ui/fields/search-box'
import { ProductCard } from './product-card'
import { activeFilters } from './active-filters'
import type { Facet, RangeFacet } from './facets'
import { FilterChips } from './filter-chips'
import { FilterForm } from './filter-form'
import { SortSelect } from './sort-select'
import type { Catalogue } from './use-catalogue'
import { texts } from './texts'

/** Loaded when they are looked at: the first view is cards. */
const ProductTable = lazy(() => import('./table/product-table'))
const MatrixView = lazy(() => import('./matrix-view'))
const loadSheet = () => import('./filter-sheet')
const FilterSheet = lazy(loadSheet)
/** Most searches find what was meant. */
const NothingFound = lazy(() => import('./not-found/nothing-found'))
const NotQuite = lazy(() => import('./not-found/not-quite'))

/** Its links work without a script. It must not wait to be scrolled to: until then nobody would be signed in here. */
const Pager = lazy(() => import('../../../ui/lists/pager').then(({ Pager: pager }) => ({ default: pager })))

interface ResultsProps {
  items: readonly Product[]
  total: number
  rates: ComponentProps<typeof MatrixView>['rates']
  facets: readonly Facet[]
  ranges: readonly RangeFacet[]
  catalogue: Catalogue
  cart: CartItems
  department: string
}

export function Results({ items, total, rates, facets, ranges, catalogue, cart, department }: ResultsProps) {
  const { query, isBusy, hrefFor, type } = catalogue
  const { pathname } = useLocation()
  const [isSheetOpen, setSheetOpen] = useState(false)
  // Opened at once by the first press.
  useEffect(() => void loadSheet(), [])
  const filters = activeFilters(query, facets, ranges)
  const shown = { items, department, cart, withClass: query.class === '' }
  const narrowed = filters.length - (query.search ? 1 : 0)

  return (
    <section id="items" aria-label={texts.items} aria-busy={isBusy || undefined} className="min-w-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 sm:flex">
        <SearchBox
          label={texts.search}
          placeholder={texts.searchExample}
          value={query.search}
          onSearch={(search) => type('search', { search })}
          busy={isBusy}
          className="min-w-0 grow max-sm:col-span-2"
        />
        <Button
          className={`noscript:hidden ${query.view === 'cards' ? 'desk:hidden' : ''}`}
          onClick={() => setSheetOpen(true)}
        >
          <FilterIcon className="size-4.5" />
          {narrowed === 0 ? texts.filters.title : texts.filters.set(narrowed)}
        </Button>
        {query.view !== 'matrix' && <SortSelect catalogue={catalogue} />}
      </div>
      <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ResultCount shown={query.view === 'matrix' ? total : items.length} total={total} />
        <FilterChips filters={filters} catalogue={catalogue} />
      </div>
      <Suspense>{items[0]?.differs && query.view !== 'matrix' && <NotQuite search={query.search} />}</Suspense>
      <Suspense>
        {query.view === 'matrix' ? (
          <MatrixView rates={rates} cart={cart} />
        ) : items.length === 0 ? (
          <NothingFound to={pathname} search={query.search} />
        ) : query.view === 'table' ? (
          <ProductTable {...shown} catalogue={catalogue} />
        ) : (
          <Cards {...shown} isBusy={isBusy} />
        )}
      </Suspense>
      {query.view !== 'matrix' && (
        <div>
          <Suspense>
            <Pager
              page={query.page}
              pageSize={CATALOGUE_PAGE_SIZE}
              total={total}
              // Scrolls to the top of the items on another page.
              hrefFor={(page) => `${hrefFor({ ...query, page })}#items`}
            />
          </Suspense>
        </div>
      )}
      {isSheetOpen && (
        <Suspense>
          <FilterSheet total={total} isBusy={isBusy} onClose={() => setSheetOpen(false)}>
            <FilterForm facets={facets} ranges={ranges} catalogue={catalogue} />
          </FilterSheet>
        </Suspense>
      )}
    </section>
  )
}

interface CardsProps extends Pick<ResultsProps, 'items' | 'department' | 'cart'> {
  withClass: boolean
  isBusy: boolean
}

function Cards({ items, department, cart, withClass, isBusy }: CardsProps) {
  return (
    <ul
      className={`grid gap-3 transition-opacity sm:grid-cols-2 sm:gap-4 xl:grid-cols-3 ${isBusy ? 'opacity-60' : ''}`}
    >
      {items.map((product) => (
        <ProductCard
          key={product.itemId}
          product={product}
          to={`/pipe/${encodeURIComponent(department)}/${product.itemId}`}
          cart={cart}
          withClass={withClass}
        />
      ))}
    </ul>
  )
}

/** Announced by screen readers when it changes. */
function ResultCount({ shown, total }: { shown: number; total: number }) {
  return (
    <p role="status" className="py-1 text-[0.9375rem] text-ink-soft">
      {texts.count(shown, total)}
    </p>
  )
}

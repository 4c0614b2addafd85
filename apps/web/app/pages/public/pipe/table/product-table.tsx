import type { Item } from '@lohahaat/domain/catalogue/item'
import type { CartItems } from '../../../../parts/ordering/cart-toggle/use-cart-items'
import { splitSort, toggleSort } from '../../../../parts/platform/list/list-state'
import { ariaSort, SortHeader } from '../../../../ui/lists/sort-header'
import { useDrawnMark } from '../../../../ui/use-drawn-mark'
import { productSortings, type ProductSorting } from '@lohahaat/contract/catalogue/products/product-query'
import { changeQuery } from '../catalogue-query'
import type { Catalogue } from '../use-catalogue'
import { moveByArrow } from './move-by-arrow'
import { DeliveredTo } from '../../../../parts/ordering/freight/delivered-to'
import { useDelivered } from '../../../../parts/ordering/freight/use-delivered'
import { ProductRow } from './product-row'
import { texts } from './texts'

interface ProductTableProps {
  items: readonly Item[]
  catalogue: Catalogue
  cart: CartItems
  department: string
  withClass: boolean
}

interface Head {
  title: string
  sort?: ProductSorting
  numeric?: boolean
}

const heads = (isDelivered: boolean): readonly Head[] => [
  { title: texts.make, sort: 'make' },
  { title: texts.size, sort: 'size' },
  { title: texts.grade },
  { title: texts.weight, sort: 'weight', numeric: true },
  { title: texts.stock, sort: 'stock', numeric: true },
  { title: texts.ready, sort: 'ready', numeric: true },
  { title: texts.rate, sort: 'price', numeric: true },
  ...(isDelivered ? [{ title: texts.delivered, numeric: true }] : []),
  { title: texts.quantity },
]

/** Rows of 40 px to work through; on a phone a compact list. The roles are explicit, as the display changes. */
export default function ProductTable({ items, catalogue, cart, department, withClass }: ProductTableProps) {
  const { query, isBusy, hrefFor } = catalogue
  const sort = {
    ...splitSort(query.sort),
    hrefFor: (key: string) => hrefFor(changeQuery(query, { sort: sortingOf(toggleSort(query.sort, key)) })),
  }
  const delivered = useDelivered(items)
  const { ref, ...mark } = useDrawnMark<HTMLTableElement>()
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-soft">
        <DeliveredTo delivered={delivered} />
        <p className="max-sm:hidden">{texts.keys}</p>
      </div>
      <div className="overflow-x-auto rounded-box border border-line bg-card">
        <table ref={ref} {...mark} role="table" className="block w-full text-left text-sm sm:table">
          <caption className="sr-only">{texts.caption}</caption>
          <thead role="rowgroup" className="hidden bg-steel-wash text-steel sm:table-header-group">
            <tr role="row">
              {heads(delivered.freight !== null).map(({ title, sort: key, numeric = false }) => (
                <th
                  key={title}
                  role="columnheader"
                  scope="col"
                  aria-sort={ariaSort(key, sort)}
                  className={`h-10 px-1.5 font-semibold whitespace-nowrap first:pl-11 ${numeric ? 'text-right' : ''}`}
                >
                  {key ? <SortHeader title={title} sortKey={key} sort={sort} numeric={numeric} /> : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            onKeyDown={moveByArrow}
            className={`block transition-opacity sm:table-row-group ${isBusy ? 'opacity-60' : ''}`}
          >
            {items.map((item) => (
              <ProductRow
                key={item.itemId}
                item={item}
                to={`/pipe/${encodeURIComponent(department)}/${item.itemId}`}
                cart={cart}
                withClass={withClass}
                delivered={delivered.freight && delivered.rateOf(item)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const sortingOf = (sort: string): ProductSorting => productSortings.find((known) => known === sort) ?? 'price'

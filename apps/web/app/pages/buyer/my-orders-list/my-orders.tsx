import type { Order } from '@lohahaat/domain/ordering/order'
import { Link } from 'react-router'
import { useListSearch } from '../../../parts/platform/list/use-list-search'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/lists/pager'
import { EmptyState } from '../../../ui/messages/states'
import { OrderCard } from './order-card'
import { texts } from './texts'

export const PAGE_SIZE = 10

interface MyOrdersProps {
  rows: readonly Order[]
  total: number
  page: number
}

export function MyOrders({ rows, total, page }: MyOrdersProps) {
  const list = useListSearch('')
  return (
    <Page title={texts.titleWithCount(total)}>
      {total === 0 ? (
        <EmptyState title={texts.noneYet}>
          <p>{texts.noneYetHint}</p>
          <Link to="/pipe/pipe" className={`mt-5 ${buttonClass({ variant: 'main' })}`}>
            {texts.browseCatalogue}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ul aria-busy={list.busy || undefined} className="grid gap-6 transition-opacity aria-busy:opacity-60">
            {rows.map((order) => (
              <li key={order.orderId} className="min-w-0">
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          <Pager page={page} pageSize={PAGE_SIZE} total={total} hrefFor={(to) => list.hrefFor({ page: to })} />
        </>
      )}
    </Page>
  )
}

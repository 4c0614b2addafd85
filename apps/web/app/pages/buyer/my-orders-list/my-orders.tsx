import type { Order } from '@lohahaat/domain/ordering/order'
import { orderStatuses } from '@lohahaat/domain/ordering/order-status'
import { Link, useSearchParams } from 'react-router'
import { texts as orderTexts } from '../../../parts/ordering/order/texts'
import { hasColleagues, type OrderRights } from '../../../parts/ordering/order/orders-of-company'
import { BasisNotes } from '../../../parts/ordering/quantity/basis-notes'
import { FilterBar } from '../../../parts/platform/list/filter-bar'
import { ListBody } from '../../../parts/platform/list/list-screen'
import { SelectFilter } from '../../../parts/platform/list/select-filter'
import { type ListSearch, useListSearch } from '../../../parts/platform/list/use-list-search'
import { buttonClass } from '../../../ui/button-class'
import { Page } from '../../../ui/page'
import { EmptyState } from '../../../ui/messages/states'
import { filterNames, isFiltered, PAGE_SIZE } from './my-orders-query'
import { OrderCard } from './order-card'
import { texts } from './texts'
import { WhoseTabs } from './whose-tabs'

interface MyOrdersProps {
  rows: readonly Order[]
  total: number
  page: number
  rights: OrderRights
  ofCompany: boolean
}

export function MyOrders({ rows, total, page, rights, ofCompany }: MyOrdersProps) {
  const list = useListSearch('')
  const [params] = useSearchParams()
  return (
    <Page title={ofCompany ? texts.companyWithCount(total) : texts.titleWithCount(total)}>
      {hasColleagues(rights) && <WhoseTabs list={list} ofCompany={ofCompany} />}
      {total === 0 && !isFiltered(params) ? (
        <NoneYet />
      ) : (
        <ListBody
          list={list}
          rows={rows}
          total={total}
          page={page}
          pageSize={PAGE_SIZE}
          filters={<Filters list={list} />}
        >
          <ul aria-busy={list.busy || undefined} className="grid gap-4 transition-opacity aria-busy:opacity-60">
            {rows.map((order) => (
              <li key={order.orderId} className="min-w-0">
                <OrderCard order={order} rights={rights} ofCompany={ofCompany} />
              </li>
            ))}
          </ul>
          <BasisNotes lines={rows.flatMap(({ orderLines }) => orderLines)} className="mt-3" />
        </ListBody>
      )}
    </Page>
  )
}

const statuses = () => orderStatuses.map((status) => ({ value: status, label: orderTexts.statusNames[status] }))

function Filters({ list }: { list: ListSearch }) {
  return (
    <FilterBar
      list={list}
      names={filterNames}
      label={texts.search}
      placeholder={texts.searchExample}
      gridClass="sm:max-w-60"
    >
      <SelectFilter
        list={list}
        name="status"
        label={texts.status}
        placeholder={texts.notCancelled}
        options={statuses()}
      />
    </FilterBar>
  )
}

function NoneYet() {
  return (
    <EmptyState title={texts.noneYet}>
      <p>{texts.noneYetHint}</p>
      <Link to="/pipe/pipe" className={`mt-5 ${buttonClass({ variant: 'main' })}`}>
        {texts.browseCatalogue}
      </Link>
    </EmptyState>
  )
}

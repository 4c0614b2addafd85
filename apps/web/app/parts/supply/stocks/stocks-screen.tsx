import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class'
import { PlusIcon } from '../../../ui/icons'
import { EmptyState } from '../../../ui/messages/states'
import { ListScreen, NoMatch } from '../../platform/list/list-screen'
import { useListSearch } from '../../platform/list/use-list-search'
import { useStockDesk } from '../stock-desk'
import { ListActions } from './list-actions'
import { ListFilters } from './list-filters'
import { DEFAULT_SORT, noFilters, PAGE_SIZE } from './list-request'
import type { loadStocks } from './load-stocks'
import { PricedStock } from './sheet/priced-stock'
import { useUndo } from './sheet/use-undo'
import { texts } from './texts'

/** The stock as a list to work through: everybody's, or a supplier's own. */
export function StocksScreen(props: Awaited<ReturnType<typeof loadStocks>>) {
  const { rows, total, isEmpty, filters, choices, filterWords } = props
  const { isOwn } = useStockDesk()
  const list = useListSearch(DEFAULT_SORT)
  const undo = useUndo()

  return (
    <ListScreen
      title={isOwn ? texts.own.title : texts.stock}
      intro={isOwn && texts.own.intro}
      list={list}
      rows={rows}
      total={total}
      pageSize={PAGE_SIZE}
      action={
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <ListActions filters={filters} filterWords={filterWords} isEmpty={isEmpty} onPricesChanged={undo.remember} />
          {!isEmpty && <CreateLink text={texts.create} />}
        </div>
      }
      empty={
        isEmpty && (
          <EmptyState title={texts.noStock}>
            <CreateLink text={texts.createFirst} />
          </EmptyState>
        )
      }
      filters={<ListFilters list={list} choices={choices} />}
      noMatch={<NoMatch showAll={list.hrefFor({ search: null, ...noFilters })} />}
    >
      <PricedStock rows={rows} sort={list.tableSort} busy={list.busy} undo={undo} />
    </ListScreen>
  )
}

function CreateLink({ text }: { text: string }) {
  const { paths } = useStockDesk()
  return (
    <Link to={paths.form} className={buttonClass({ variant: 'main' })}>
      <PlusIcon className="size-4.5" />
      {text}
    </Link>
  )
}

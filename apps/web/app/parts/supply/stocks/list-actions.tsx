import type { StockFilters } from '@lohahaat/contract/inventory/stock/stock-filters'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Dialog } from '../../../ui/messages/dialog'
import { UploadIcon } from '../../../ui/work-icons'
import { useStockDesk } from '../stock-desk'
import { ExportMenu } from './export-menu'
import { PriceChangeForm } from './price-change-form'
import type { DoneChange } from './sheet/use-undo'
import { texts } from './texts'

interface ListActionsProps {
  /** The filters of the list: the action applies to all matching items. */
  filters: StockFilters
  filterWords: string
  /** There is no stock at all yet. */
  isEmpty: boolean
  onPricesChanged: (change: DoneChange) => void
}

/** The actions on the filtered list. */
export function ListActions({ filters, filterWords, isEmpty, onPricesChanged }: ListActionsProps) {
  const { paths } = useStockDesk()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <Link to={paths.import} className={buttonClass()}>
        <UploadIcon className="size-4.5" />
        {texts.import}
      </Link>
      {!isEmpty && <ExportMenu filters={filters} />}
      {!isEmpty && <Button onClick={() => setChanging(true)}>{texts.priceChange.title}</Button>}
      <Dialog open={isChanging} title={texts.priceChange.title} onClose={() => setChanging(false)} wide>
        {isChanging && (
          <PriceChangeForm
            filters={filters}
            filterWords={filterWords}
            onChanged={onPricesChanged}
            onClose={() => setChanging(false)}
          />
        )}
      </Dialog>
    </>
  )
}

import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import type { ComponentProps } from 'react'
import { StockTable } from '../stock-table'
import { texts } from '../texts'
import { PriceCell } from './price-cell'
import { SheetBar } from './sheet-bar'
import { usePriceSheet } from './use-price-sheet'
import type { Undo } from './use-undo'

interface PricedStockProps extends Pick<ComponentProps<typeof StockTable>, 'sort' | 'busy'> {
  rows: readonly StockItem[]
  undo: Undo
}

/** The list, with its prices as a sheet. */
export function PricedStock({ rows, undo, ...list }: PricedStockProps) {
  const sheet = usePriceSheet(rows, undo)
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft max-sm:hidden">{texts.sheet.hint}</p>
      <StockTable
        {...list}
        rows={sheet.rows}
        priceCell={(item) => <PriceCell item={item} sheet={sheet} undo={undo.undo} />}
      />
      <SheetBar sheet={sheet} undo={undo} />
    </>
  )
}

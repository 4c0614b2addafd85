import type { StockItem } from '@lohahaat/contract/inventory/stock/stock-item'
import { setStockPrice } from '@lohahaat/contract/inventory/prices/stock-price'
import { useRevalidator } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { formatRupeesPerTon } from '../../../parts/platform/format'
import { nameItem } from '@lohahaat/domain/catalogue/pipe-name'
import { InlineEdit } from '../../../ui/fields/inline-edit'
import { texts } from './texts'

export function PriceCell({ item }: { item: StockItem }) {
  const { itemId, version, price } = item
  const { revalidate } = useRevalidator()

  async function save(text: string) {
    try {
      await browserApi.send(setStockPrice, { itemId, version, price: Number(text) })
    } catch (error) {
      return errorText(error)
    }
    // The next change has to send the new version.
    await revalidate()
    return null
  }

  return (
    <InlineEdit label={texts.table.priceOf(nameItem(item))} value={String(price)} onSave={save}>
      {formatRupeesPerTon(price)}
    </InlineEdit>
  )
}

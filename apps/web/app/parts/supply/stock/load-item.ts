import type { Api } from '../../../api/api'
import type { StockDesk } from '../stock-desk'
import { loadStockChoices } from './stock-choices'

/** The item of a URL with its prices and what its form offers. */
export async function loadItem(
  api: Api,
  id: string | undefined,
  { calls }: StockDesk,
  loadSellers?: Parameters<typeof loadStockChoices>[2],
) {
  const isId = /^[1-9]\d{0,8}$/.test(id ?? '')
  const [items, prices] = await Promise.all([
    isId ? api.send(calls.list, { itemId: Number(id) }) : [],
    isId ? api.send(calls.priceHistory, { itemId: Number(id) }) : [],
  ])
  const item = items[0] ?? null
  const choices = await loadStockChoices(api, item, loadSellers)
  return { id, item, prices, until: new Date().toISOString(), isUnknown: id !== undefined && !item, choices }
}

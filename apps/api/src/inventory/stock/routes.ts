import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
  updateStockDetail,
} from '@lohahaat/contract/inventory/stock/stock-details'
import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import { route } from '../../platform/http/route'
import { changeItem, createItem, loadStock, removeItem } from './stock-details'
import { storeImage } from './stock-image'

export default [
  route(fetchStockDetails, async ({ db, input, answer }) => answer.page(await loadStock(db, input))),
  route(createStockDetail, ({ db, actor, input }) => createItem(db, actor, input)),
  route(updateStockDetail, ({ db, actor, input }) => changeItem(db, actor, input)),
  route(deleteStockDetail, async ({ db, actor, input }) => {
    await removeItem(db, actor, input.itemId)
    return { success: true as const }
  }),
  route(sendStockImage, ({ db, storage, uploadQuotaMb, actor, upload }) =>
    storeImage({ db, storage, uploadQuotaMb }, actor, upload),
  ),
]

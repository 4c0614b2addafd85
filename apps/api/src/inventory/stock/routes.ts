import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
  updateStockDetail,
} from '@lohahaat/contract/inventory/stock/stock-details'
import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import { route } from '../../platform/http/route'
import { changeItem, createItem, removeItem } from './stock-details'
import { storeImage } from './stock-image'
import { findItems } from './stock-items.repository'
import { listItems } from './stock-list.repository'

export default [
  route(fetchStockDetails, async ({ db, input, answer }) => {
    if (input.itemId !== -1) return findItems(db, [input.itemId])
    const { rows, total } = await listItems(db, input)
    answer.setTotalCount(total)
    return rows
  }),
  route(createStockDetail, ({ db, input, user, at }) => createItem({ db, userId: user.userId, at }, input)),
  route(updateStockDetail, ({ db, input, user, at }) => changeItem({ db, userId: user.userId, at }, input)),
  route(deleteStockDetail, async ({ db, input, user, at }) => {
    await removeItem({ db, userId: user.userId, at }, input.itemId)
    return { success: true as const }
  }),
  route(sendStockImage, ({ db, storage, uploadQuotaMb, user, upload }) =>
    storeImage({ db, storage, uploadQuotaMb }, user.userId, upload),
  ),
]

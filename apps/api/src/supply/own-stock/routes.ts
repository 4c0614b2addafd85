import { fetchOwnProposals } from '@lohahaat/contract/supply/own-stock/own-proposals'
import {
  changeOwnPrices,
  confirmOwnPrices,
  createOwnStock,
  deleteOwnStock,
  exportOwnStock,
  fetchOwnPriceHistory,
  fetchOwnStock,
  fetchOwnStockTemplate,
  importOwnStock,
  previewOwnPriceChange,
  sendOwnStockImage,
  setOwnPrices,
  undoOwnPrices,
  updateOwnStock,
} from '@lohahaat/contract/supply/own-stock/own-stock'
import { fetchStalePrices } from '@lohahaat/contract/supply/own-stock/stale-prices'
import { changePrices, loadPrices, previewPrices } from '../../inventory/prices/change-prices'
import { setPrices, undoPrices } from '../../inventory/prices/set-prices'
import { loadProposals } from '../../inventory/proposals/proposals'
import { exportItems } from '../../inventory/sheets/export-stock'
import { importStock } from '../../inventory/sheets/import-stock'
import { writeTemplate } from '../../inventory/sheets/stock-template'
import { changeItem, createItem, loadStock, removeItem } from '../../inventory/stock/stock-details'
import { storeImage } from '../../inventory/stock/stock-image'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { ownStock } from './own-scope'
import { changeOwnStock } from './own-stock'
import { confirmPrices, loadStalePrices } from './stale-prices'

export default [
  route(fetchOwnStock, async ({ db, actor, input, answer }) =>
    answer.page(await loadStock(db, input, ownStock(actor))),
  ),
  route(createOwnStock, ({ db, actor, input }) =>
    changeOwnStock(db, actor, (scope) => createItem(db, actor, input, scope)),
  ),
  route(updateOwnStock, ({ db, actor, input }) =>
    changeOwnStock(db, actor, (scope) => changeItem(db, actor, input, scope)),
  ),
  route(deleteOwnStock, async ({ db, actor, input }) => {
    await changeOwnStock(db, actor, (scope) => removeItem(db, actor, input.itemId, scope))
    return { success: true as const }
  }),
  route(sendOwnStockImage, ({ db, storage, uploadQuotaMb, actor, upload }) =>
    storeImage({ db, storage, uploadQuotaMb }, actor, upload),
  ),
  route(setOwnPrices, ({ db, actor, input }) =>
    changeOwnStock(db, actor, (scope) => setPrices(db, actor, input, scope)),
  ),
  route(undoOwnPrices, ({ db, actor, input }) =>
    changeOwnStock(db, actor, (scope) => undoPrices(db, actor, input, scope)),
  ),
  route(previewOwnPriceChange, ({ db, actor, input }) => previewPrices(db, input, ownStock(actor))),
  route(changeOwnPrices, ({ db, actor, input }) =>
    changeOwnStock(db, actor, (scope) => changePrices(db, actor, input, scope)),
  ),
  route(fetchOwnPriceHistory, ({ db, actor, input }) => loadPrices(db, input.itemId, ownStock(actor))),
  route(exportOwnStock, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
    return exportItems(db, actor, input, ownStock(actor))
  }),
  route(importOwnStock, ({ db, actor, input, upload, progress }) =>
    changeOwnStock(db, actor, (scope) => importStock(db, actor, { ...input, upload, progress }, scope)),
  ),
  route(fetchOwnStockTemplate, ({ db, actor, input }) => writeTemplate(db, input.format, ownStock(actor))),
  route(confirmOwnPrices, ({ db, actor, input }) => confirmPrices(db, actor, input)),
  route(fetchStalePrices, async ({ db, actor, input, answer }) => answer.page(await loadStalePrices(db, actor, input))),
  route(fetchOwnProposals, async ({ db, actor, input, answer }) =>
    answer.page(await loadProposals(db, ownStock(actor), input)),
  ),
]

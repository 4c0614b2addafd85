import { z } from 'zod'
import { changePrices } from '../../inventory/prices/change-prices'
import { previewPriceChange } from '../../inventory/prices/price-change-preview'
import { fetchPriceHistory } from '../../inventory/prices/price-history'
import { setStockPrices } from '../../inventory/prices/stock-prices'
import { undoPrices } from '../../inventory/prices/undo-prices'
import { exportStock } from '../../inventory/sheets/export-stock'
import { importStock } from '../../inventory/sheets/import-stock'
import { fetchStockTemplate } from '../../inventory/sheets/stock-template'
import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
  updateStockDetail,
} from '../../inventory/stock/stock-details'
import { sendStockImage } from '../../inventory/stock/stock-image'
import { defineCall } from '../../platform/define-call'
import { recordId } from '../../platform/fields'
import { texts } from '../texts'

/** The administrator's calls once more, for a supplier and his own items. A price that moves too far waits for approval. */
const permission = 'manage own stock'
const path = '/Supply/LH/Stock'

export const fetchOwnStock = defineCall({
  ...fetchStockDetails,
  path,
  permission,
  summary: 'Own stock: one item by its id, or with -1 a page of those that match, by default the newest first.',
})

export const createOwnStock = defineCall({
  ...createStockDetail,
  path,
  permission,
  summary: 'Creates a stock item of the own company.',
})

export const updateOwnStock = defineCall({
  ...updateStockDetail,
  path,
  permission,
  summary: 'Changes an own stock item. A price that moves too far waits for approval.',
})

export const deleteOwnStock = defineCall({
  ...deleteStockDetail,
  path,
  permission,
  summary: 'Deletes an own stock item that is in no cart and no order.',
})

export const sendOwnStockImage = defineCall({ ...sendStockImage, path: '/Supply/LH/StockImage', permission })

export const setOwnPrices = defineCall({
  ...setStockPrices,
  path: '/Supply/LH/StockPrices',
  permission,
  summary: 'Changes the prices of several own items, all or none. Those that move too far wait for approval.',
})

export const undoOwnPrices = defineCall({ ...undoPrices, path: '/Supply/LH/UndoPrices', permission })

export const previewOwnPriceChange = defineCall({
  ...previewPriceChange,
  path: '/Supply/LH/PriceChangePreview',
  permission,
})

export const changeOwnPrices = defineCall({ ...changePrices, path: '/Supply/LH/ChangePrices', permission })

export const fetchOwnPriceHistory = defineCall({ ...fetchPriceHistory, path: '/Supply/LH/PriceHistory', permission })

export const exportOwnStock = defineCall({ ...exportStock, path: '/Supply/LH/ExportStock', permission })

export const importOwnStock = defineCall({
  ...importStock,
  path: '/Supply/LH/ImportStock',
  permission,
  summary: 'Checks a sheet of own stock, or imports it: all of it, or nothing when a row has an error.',
})

export const fetchOwnStockTemplate = defineCall({ ...fetchStockTemplate, path: '/Supply/LH/StockTemplate', permission })

const MOST_CONFIRMED = 1000
const itemIdsWrong = () => texts.itemIdsWrong(MOST_CONFIRMED)

export const confirmOwnPrices = defineCall({
  method: 'POST',
  path: '/Supply/LH/PricesStillHold',
  permission,
  summary: 'Says that prices which nobody touched for 14 days still hold: of these items, or without ids of all.',
  input: z.object({
    itemIds: z
      .array(recordId('itemIds', itemIdsWrong), { error: itemIdsWrong })
      .min(1, { error: itemIdsWrong })
      .max(MOST_CONFIRMED, { error: itemIdsWrong })
      .optional(),
  }),
  response: z.object({ confirmed: z.number() }),
})

import { changePrices } from '@lohahaat/contract/inventory/prices/change-prices'
import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { fetchPriceHistory } from '@lohahaat/contract/inventory/prices/price-history'
import { setStockPrices } from '@lohahaat/contract/inventory/prices/stock-prices'
import { undoPrices } from '@lohahaat/contract/inventory/prices/undo-prices'
import { exportStock } from '@lohahaat/contract/inventory/sheets/export-stock'
import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import {
  createStockDetail,
  deleteStockDetail,
  fetchStockDetails,
  updateStockDetail,
} from '@lohahaat/contract/inventory/stock/stock-details'
import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import * as own from '@lohahaat/contract/supply/own-stock/own-stock'
import { createContext, use } from 'react'

const administrators = {
  list: fetchStockDetails,
  create: createStockDetail,
  update: updateStockDetail,
  remove: deleteStockDetail,
  sendImage: sendStockImage,
  setPrices: setStockPrices,
  undoPrices,
  previewChange: previewPriceChange,
  changePrices,
  priceHistory: fetchPriceHistory,
  exportSheet: exportStock,
  importSheet: importStock,
  template: fetchStockTemplate,
}

const suppliers = {
  list: own.fetchOwnStock,
  create: own.createOwnStock,
  update: own.updateOwnStock,
  remove: own.deleteOwnStock,
  sendImage: own.sendOwnStockImage,
  setPrices: own.setOwnPrices,
  undoPrices: own.undoOwnPrices,
  previewChange: own.previewOwnPriceChange,
  changePrices: own.changeOwnPrices,
  priceHistory: own.fetchOwnPriceHistory,
  exportSheet: own.exportOwnStock,
  importSheet: own.importOwnStock,
  template: own.fetchOwnStockTemplate,
}

type CallName = keyof typeof administrators

/** Whose stock the screens are about: by which calls and at which paths. */
export interface StockDesk {
  /** A supplier's own: the seller is clear. */
  isOwn: boolean
  calls: { [Name in CallName]: (typeof administrators)[Name] | (typeof suppliers)[Name] }
  paths: { list: string; form: string; import: string }
}

export const adminStock: StockDesk = {
  isOwn: false,
  calls: administrators,
  paths: { list: '/stocks', form: '/stock', import: '/stockImport' },
}

export const ownStock: StockDesk = {
  isOwn: true,
  calls: suppliers,
  paths: { list: '/supplier/stock', form: '/supplier/item', import: '/supplier/stockImport' },
}

export const StockDeskContext = createContext(adminStock)

export const useStockDesk = () => use(StockDeskContext)

import { exportStock } from '@lohahaat/contract/inventory/sheets/export-stock'
import { importStock as importStockCall } from '@lohahaat/contract/inventory/sheets/import-stock'
import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { exportItems } from './export-stock'
import { importStock } from './import-stock'
import { writeTemplate } from './stock-template'

export default [
  route(exportStock, async ({ db, limits, actor, input }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', actor.userId)
    return exportItems(db, actor, input)
  }),
  route(importStockCall, ({ db, actor, input, upload, progress }) =>
    importStock(db, actor, { ...input, upload, progress }),
  ),
  route(fetchStockTemplate, ({ db, input }) => writeTemplate(db, input.format)),
]

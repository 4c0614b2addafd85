import { exportStock } from '@lohahaat/contract/inventory/sheets/export-stock'
import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { exportItems } from './export-stock'
import { checkImport, importSheet } from './import-stock'
import { readStockSheet } from './read-stock-sheet'
import { writeTemplate } from './stock-template'

export default [
  route(exportStock, async ({ db, limits, user, input: { format, ...filters }, at }) => {
    await countOrRefuse(limits.exportsPerUser, 'exports', user.userId)
    return exportItems({ db, userId: user.userId, at }, format, filters)
  }),
  route(importStock, async ({ db, input, upload, user, at, progress }) => {
    const sheet = await readStockSheet(user.userId, upload)
    if (input.mode === 'check') return checkImport(db, sheet, progress)
    return importSheet({ db, userId: user.userId, at }, sheet, progress)
  }),
  route(fetchStockTemplate, ({ db, input }) => writeTemplate(db, input.format)),
]

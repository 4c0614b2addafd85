import { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { route } from '../../platform/http/route'
import { checkImport, importSheet } from './import-stock'
import { readStockSheet } from './read-stock-sheet'

export default route(importStock, async ({ db, input, upload, user, at, progress }) => {
  const sheet = await readStockSheet(user.userId, upload)
  if (input.mode === 'check') return checkImport(db, sheet, progress)
  return importSheet({ db, userId: user.userId, at }, sheet, progress)
})

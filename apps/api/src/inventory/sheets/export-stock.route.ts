import { exportStock } from '@lohahaat/contract/inventory/sheets/export-stock'
import { countOrRefuse } from '../../platform/http/limits/limits'
import { route } from '../../platform/http/route'
import { exportItems } from './export-stock'

export default route(exportStock, async ({ db, limits, user, input: { format, ...filters }, at }) => {
  await countOrRefuse(limits.exportsPerUser, 'exports', user.userId)
  return exportItems({ db, userId: user.userId, at }, format, filters)
})

import { exportStock } from '@lohahaat/contract/stock/export-stock'
import { route } from '../http/route'
import { exportItems } from './export-stock'

export default route(exportStock, ({ db, input: { Format, ...filters }, at }) => exportItems(db, Format, filters, at))

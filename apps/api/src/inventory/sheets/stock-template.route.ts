import { fetchStockTemplate } from '@lohahaat/contract/inventory/sheets/stock-template'
import { route } from '../../platform/http/route'
import { writeTemplate } from './stock-template'

export default route(fetchStockTemplate, ({ db, input }) => writeTemplate(db, input.format))

import { fetchStockTemplate } from '@lohahaat/contract/stock/stock-template'
import { route } from '../http/route'
import { writeTemplate } from './stock-template'

export default route(fetchStockTemplate, ({ db, input }) => writeTemplate(db, input.Format))

import { previewPriceChange } from '@lohahaat/contract/stock/price-change-preview'
import { route } from '../http/route'
import { previewPrices } from './change-prices'

export default route(previewPriceChange, ({ db, input }) => previewPrices(db, input))

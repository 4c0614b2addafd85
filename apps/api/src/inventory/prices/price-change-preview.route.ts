import { previewPriceChange } from '@lohahaat/contract/inventory/prices/price-change-preview'
import { route } from '../../platform/http/route'
import { previewPrices } from './change-prices'

export default route(previewPriceChange, ({ db, input }) => previewPrices(db, input))

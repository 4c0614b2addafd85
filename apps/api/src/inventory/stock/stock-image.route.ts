import { sendStockImage } from '@lohahaat/contract/inventory/stock/stock-image'
import { route } from '../../platform/http/route'
import { keepImage } from './stock-image'

export default route(sendStockImage, ({ db, storage, uploadQuotaMb, user, upload }) =>
  keepImage({ db, storage, uploadQuotaMb }, user.userId, upload),
)

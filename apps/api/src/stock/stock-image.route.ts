import { sendStockImage } from '@lohahaat/contract/stock/stock-image'
import { route } from '../http/route'
import { keepImage } from './stock-image'

export default route(sendStockImage, ({ db, storage, user, upload }) => keepImage({ db, storage }, user.userId, upload))

import {
  fetchFulfilmentSettings,
  saveFulfilmentSettings,
} from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { route } from '../../platform/http/route'
import { changeFulfilmentSettings, loadFulfilmentSettings } from './change-settings'

export default [
  route(fetchFulfilmentSettings, ({ db }) => loadFulfilmentSettings(db)),
  route(saveFulfilmentSettings, ({ db, actor, input }) => changeFulfilmentSettings(db, actor, input)),
]
